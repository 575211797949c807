import { type Preset, presetFolder } from './file-url.ts';

/** A picture in a payload: compact, since every URL is derived from it. */
export interface Picture {
  /** `https://host/origin` */
  base: string;
  /** The path after the preset's folder, percent-encoded. */
  path: string;
  /** In the raw folder only. */
  svg?: true;
  /** Size of the picture as uploaded, px. */
  width?: number;
  height?: number;
  alt?: string;
}

export interface PictureSources {
  src: string;
  /** Absent if there is only one size. */
  srcset?: string;
  width?: number;
  height?: number;
}

/** Widths of the presets, px; smaller uploads are not enlarged. */
const PRESET_WIDTHS = { thumb: 320, small: 640, medium: 1280 } satisfies Partial<Record<Preset, number>>;
const PRESETS = ['thumb', 'small', 'medium'] as const;
/** The upload itself is offered to dense screens only, and only up to this width. */
const MAX_RAW_WIDTH = 4096;

export function pictureUrl({ base, path, svg }: Picture, preset: Preset): string {
  return `${base}/${presetFolder(svg ? 'raw' : preset)}/${path}`;
}

/** The attributes of an `img`. Width and height are those of the upload: they reserve the space, CSS sets the size. */
export function pictureSources(picture: Picture): PictureSources {
  const { width, height } = picture;
  const size = { ...(width && { width }), ...(height && { height }) };
  if (picture.svg) return { src: pictureUrl(picture, 'raw'), ...size };
  const useful = PRESETS.filter(
    (_, index) => index === 0 || !width || width > PRESET_WIDTHS[PRESETS[index - 1] ?? 'thumb'],
  );
  const candidates = useful.map((preset) => {
    const actual = Math.min(PRESET_WIDTHS[preset], width ?? Infinity);
    return `${pictureUrl(picture, preset)} ${actual}w`;
  });
  if (width && width > PRESET_WIDTHS.medium && width <= MAX_RAW_WIDTH)
    candidates.push(`${pictureUrl(picture, 'raw')} ${width}w`);
  const src = pictureUrl(picture, useful.at(-1) ?? 'medium');
  return candidates.length > 1 ? { src, srcset: candidates.join(', '), ...size } : { src, ...size };
}
