/** The fields of Vite's manifest that are used here. */
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

/** Paths of the two manifests, of the pages and of the map's document, relative to the client folder. */
export const CLIENT_MANIFEST = '.vite/manifest.json';
export const MAP_FRAME_MANIFEST = '.vite/map-frame.json';

/** The styles of each page's first screen by its route, relative to the client folder. */
export const FIRST_STYLES_FILE = '.vite/first-styles.json';
/** The style modules of each page's view, see `page-styles.ts`. */
export const STYLE_MODULES_FILE = '.vite/style-modules.json';

/** Keys of the manifest: the styles of the layout, those of the whole site for the screen, and those for print. */
export const LAYOUT_STYLES = 'layout.css';
export const STYLES = 'style.css';
export const PRINT_STYLES = 'print.css';
