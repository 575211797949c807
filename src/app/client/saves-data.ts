/** Whether the visitor has turned on data saving. Only Chromium reports it; otherwise the answer is no. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
}
