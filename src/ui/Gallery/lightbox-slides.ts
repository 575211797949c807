import { type Picture, pictureUrl, pictureSources } from '../../lib/files/picture.ts';

export interface LightboxSlide {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  srcSet?: { src: string; width: number; height: number }[];
}

/**
 * A picture in the format of the lightbox library: every preset of its sources, and the upload for zooming in. A picture of
 * unknown size has one source.
 */
export function lightboxSlide(picture: Picture): LightboxSlide {
  const { src, srcset = '', width, height } = pictureSources(picture);
  const alt = picture.alt ?? '';
  if (!width || !height || picture.svg) return { src, alt };
  const presets = srcset.split(', ').flatMap((candidate) => {
    const [url, size = ''] = candidate.split(' ');
    const candidateWidth = Number.parseInt(size, 10);
    return url && candidateWidth ? [sized(url, candidateWidth, width, height)] : [];
  });
  const raw = sized(pictureUrl(picture, 'raw'), width, width, height);
  const srcSet = [...presets.filter((preset) => preset.width < width), raw];
  return { src, alt, width, height, srcSet };
}

function sized(src: string, width: number, fullWidth: number, fullHeight: number) {
  return { src, width, height: Math.round((width * fullHeight) / fullWidth) };
}
