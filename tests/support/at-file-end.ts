const works: (() => unknown)[] = [];

/** Does this after the tests of the file, in reverse order. */
export function atFileEnd(work: () => unknown): void {
  works.unshift(work);
}

export async function endFile(): Promise<void> {
  for (const work of works.splice(0)) await work();
}
