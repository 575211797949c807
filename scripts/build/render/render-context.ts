import type * as EntryServer from '../../../src/app/server/entry-server.tsx';
import type { Renderer } from '../../../src/app/server/entry-server.tsx';
import type { Shell } from '../../../src/app/layout/shell.ts';
import type { PageAssets, PreviewMark } from '../../../src/app/server/document.ts';
import type { Policy } from '../../../src/lib/browser/content-security-policy.ts';
import type { OgPictureOptions } from '../page/og-picture.ts';

/** The common render inputs of all pages of a build. */
export interface RenderContext {
  appId: string;
  shell: Shell;
  renderer: Renderer;
  assets: PageAssets;
  /** The content policy of the site; undefined in the development server, which uses other inline styles. */
  policy?: Policy;
  /** Marks an editor's preview. */
  preview?: PreviewMark;
  /** Options for the pictures of link previews; absent if there are none. */
  og?: OgPictureOptions;
}

/** The same inputs in a form that can be sent to another thread. */
export interface RenderOptions extends Pick<RenderContext, 'appId' | 'shell' | 'assets' | 'policy' | 'preview' | 'og'> {
  /** The bundled `entry-server.tsx`, as a URL. */
  serverEntry: string;
}

export async function createRenderContext({ serverEntry, ...options }: RenderOptions): Promise<RenderContext> {
  const { createRenderer } = (await import(serverEntry)) as typeof EntryServer;
  return { ...options, renderer: createRenderer(options.shell, { restStyles: options.assets.restStyles }) };
}
