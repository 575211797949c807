/** An author as schema.org's Person. Editors write «Мария Ковалёва, ведущий инженер». */
export function articlePerson(author: string): object {
  const [, name = author, jobTitle] = /^([^,]+),\s*(.+)$/.exec(author) ?? [];
  return { '@type': 'Person', name: name.trim(), ...(jobTitle && { jobTitle }) };
}
