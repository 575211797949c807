import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

export interface EditedFiles {
  plugin: Plugin;
  /** Changes a file of the project as if saved in an editor, for the server with this plugin only. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Reverts the edits of a file. */
  revert: (file: string) => void;
}

/** Edits that overlay the files of the project without writing them. */
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
