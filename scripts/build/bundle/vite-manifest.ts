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
