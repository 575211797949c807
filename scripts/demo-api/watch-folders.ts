import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

const DEBOUNCE_MS = 100;

/**
 * Calls `onChange` after files below the folders have changed, with a debounce. Each folder has a watcher: on Linux the recursive
 * one of Node loses a file that is replaced by another, as git and many editors do.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAgain();
      onChange();
    }, DEBOUNCE_MS);
  };
  /** A folder may be new, or another under the same name. The change is read after that, so none is missed. */
  const watchAgain = () => {
    const former = watchers;
    try {
      watchers = watchAll(folders, schedule);
      closeAll(former);
    } catch (error) {
      // A folder has vanished since, which is a change as well.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };
  let watchers = watchAll(folders, schedule);
  return {
    close() {
      clearTimeout(timer);
      closeAll(watchers);
    },
  };
}

function watchAll(folders: readonly string[], onEvent: () => void): FSWatcher[] {
  const opened: FSWatcher[] = [];
  try {
    for (const folder of folders.flatMap(foldersIn)) opened.push(watch(folder, onEvent));
    return opened;
  } catch (error) {
    closeAll(opened);
    throw error;
  }
}

function closeAll(watchers: readonly FSWatcher[]): void {
  for (const watcher of watchers) watcher.close();
}

/** The folder and all below it. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map((entry) => path.join(entry.parentPath, entry.name))];
}
