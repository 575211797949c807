/** Whether the visitor wants to save data. Chromium knows; other browsers say nothing, and nothing said is no wish. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
}
