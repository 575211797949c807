import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

export interface EditedFiles {
  plugin: Plugin;
  /** Changes a file of the project as an editor's save would, for the server of the plugin alone. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Takes the edits back. */
  revert: (file: string) => void;
}

/** Edits that lie over the files of the project and leave them as they are. */
export function editedFiles(): EditedFiles {
  const texts = new Map<string, string>();
  let server: ViteDevServer | undefined;
  const tell = (file: string) => server?.watcher.emit('change', file);
  return {
    plugin: {
      name: 'edited-files',
      enforce: 'pre',
      configureServer(started) {
        server = started;
      },
      load: (id) => texts.get(id.split('?')[0] ?? id),
    },
    edit(file, change) {
      const full = path.join(root, file);
      texts.set(full, change(texts.get(full) ?? readFileSync(full, 'utf8')));
      tell(full);
    },
    revert(file) {
      texts.delete(path.join(root, file));
      tell(path.join(root, file));
    },
  };
}
