const FILE = /\/([^/]+\.(?:pdf|docx?|xlsx?|zip|rar|dwg))$/i;
const DOWNLOAD = /\/(document\/\d+)\/download$/;

/** The name of the file that an address leads to: its own, or that of the API's download. */
export function linkedFileName(pathname: string): string | undefined {
  return (FILE.exec(pathname) ?? DOWNLOAD.exec(pathname))?.[1];
}
