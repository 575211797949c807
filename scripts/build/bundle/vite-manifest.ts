/** Vite's manifest, as far as we read it. */
export type ViteManifest = Record<
  string,
  {
    file: string;
    name?: string;
    src?: string;
    css?: string[];
    assets?: string[];
    imports?: string[];
    isDynamicEntry?: boolean;
    isEntry?: boolean;
  }
>;

/** Where the bundler writes that of the pages, and that of the map's document, in the folder of the client. */
export const CLIENT_MANIFEST = '.vite/manifest.json';
export const MAP_FRAME_MANIFEST = '.vite/map-frame.json';
