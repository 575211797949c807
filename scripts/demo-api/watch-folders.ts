import { watch } from 'node:fs';

const DEBOUNCE_MS = 100;

/** Calls `onChange` after files below the folders have changed, with a debounce. */
export function watchFolders(folders: readonly string[], onChange: () => void): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, schedule));
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
