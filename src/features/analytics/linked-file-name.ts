const FILE = /\/([^/]+\.(?:pdf|docx?|xlsx?|zip|rar|dwg))$/i;
const DOWNLOAD = /\/(document\/\d+)\/download$/;

/** The file name that a URL links to, directly or by a download call of the API. */
export function linkedFileName(pathname: string): string | undefined {
  return (FILE.exec(pathname) ?? DOWNLOAD.exec(pathname))?.[1];
}
