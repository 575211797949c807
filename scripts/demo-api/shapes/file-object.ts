/** The File of the contract; its URL is `host/origin/[preset/]relativeUrl`. */
export interface FileObject {
  host: string;
  origin: string;
  relativeUrl: string;
  extension: string;
  width?: number;
  height?: number;
  alt?: string;
  size: { bytes: number };
}

/** The URL of a file, or of one of its presets (`_thumb`, `_small`, `_medium`, `_raw`). */
export function fileAddress({ host, origin, relativeUrl }: FileObject, preset?: string): string {
  return [host, origin, preset, relativeUrl].filter((part) => part !== undefined).join('/');
}
