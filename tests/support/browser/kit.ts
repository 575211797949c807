import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { inject } from 'vitest';
import { chunkLoader } from '../../../scripts/build/bundle/chunk-loader.ts';
import { reactAriaInRussian } from '../../../scripts/build/bundle/react-aria-in-russian.ts';
import { KIT_DOCUMENT, redirectKitMedia } from '../../../scripts/serve/dev/kit.ts';
import { listen } from '../../../scripts/serve/listen.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const DOCUMENT = path.join(root, 'ui-kit.html');

const kitDocument: Plugin = {
  name: 'kit-document',
  resolveId: (id) => (id === DOCUMENT ? id : undefined),
  load: (id) => (id === DOCUMENT ? KIT_DOCUMENT : undefined),
};

/** The name of the chunk with the list of options that only forms load. */
export const FORM_SELECT = /\/SelectFieldOfForm-[^/]*\.js$/;

/** The kit shows each field by itself as well, so a form would have no chunk to load. */
const ownSelectOfForms: Plugin = {
  name: 'own-select-of-forms',
  transform: {
    filter: { id: /\/forms\/field-components\.ts$/ },
    handler: (code) => code.replace('SelectField.tsx', 'SelectField.tsx?of-form'),
  },
};

export interface Kit {
  url: string;
  close: () => void;
}

/** The kit of components in one bundle: a development server sends some 400 modules for each page. */
export async function startKit(): Promise<Kit> {
  const outDir = temporaryFolder();
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [kitDocument, ownSelectOfForms, chunkLoader(root), reactAriaInRussian],
    build: {
      outDir,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: DOCUMENT,
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith('?of-form') ? 'assets/SelectFieldOfForm-[hash].js' : 'assets/[name]-[hash].js',
        },
      },
    },
  });
  const files = sirv(outDir, { extensions: ['html'], maxAge: 60 });
  const server = createServer((request, response) => {
    if (!redirectKitMedia(request, response, inject('apiUrl'))) files(request, response);
  });
  const url = await listen(server, 0);
  return {
    url: `${url}/ui-kit`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
