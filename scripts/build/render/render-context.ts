import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import type { Renderer } from '../../../src/app/server/entry-server.tsx';
import type { Shell } from '../../../src/app/layout/shell.ts';
import type { PageAssets } from '../../../src/app/server/document.ts';
import type { OgPictureOptions } from '../page/og-picture.ts';

/** What all pages of one build are rendered with. */
export interface RenderContext {
  appId: string;
  shell: Shell;
  renderer: Renderer;
  assets: PageAssets;
  /** The content policy as a `meta` may carry it; none under the development server, whose styles stand in the page. */
  policy?: string;
  /** Marks an editor's preview. */
  preview: boolean;
  /** How the pictures for shared links are made; absent where none are. */
  og?: OgPictureOptions;
}

/** The same as far as it can be sent to another thread. */
export interface RenderOptions extends Pick<RenderContext, 'appId' | 'shell' | 'assets' | 'policy' | 'preview' | 'og'> {
  /** The bundled `entry-server.tsx`, as a URL. */
  serverEntry: string;
}

export async function createRenderContext({ serverEntry, ...options }: RenderOptions): Promise<RenderContext> {
  const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
  return { ...options, renderer: await createRenderer(options.shell) };
}
