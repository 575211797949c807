import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type TextLayout, layOutText, type Line } from './text-layout.ts';
import { type Face, type Faces, loadFaces } from './font-outlines.ts';
import { OG_HEIGHT, OG_WIDTH } from '../../page/og-picture.ts';

interface PictureTexts {
  title: string;
  subtitle: string;
}

export interface PictureRenderer {
  /** A JPEG. @param photo for the circle; by default the sphere of the logo. @throws for an unreadable photo */
  render: (texts: PictureTexts, photo?: Uint8Array) => Promise<Uint8Array>;
}

const CIRCLE = { left: 724, top: 105, size: 420 };
/** The area of the texts. */
const TEXTS = { left: 72, top: 140, width: 652, height: 460 };
const INK = '#0B2230';
const MUTED = '#44606D';

/** The background is rendered once for all pictures: its lines cost more than the rest of a picture. */
export async function createPictureRenderer(): Promise<PictureRenderer> {
  // Several pictures are rendered at once, so the threads and caches of the library would not help.
  sharp.concurrency(1);
  sharp.cache(false);
  const svg = readFileSync(path.join(import.meta.dirname, 'background.svg'), 'utf8');
  const faces = loadFaces();
  const grounds = { photo: await rasterize(svg), sphere: await rasterize(withSphere(svg)) };
  return {
    async render({ title, subtitle }, photo) {
      const layers = [
        textLayer(layOutText(title, subtitle, faces), faces),
        ...(photo ? [await photoLayer(photo)] : []),
      ];
      return sharp(photo ? grounds.photo : grounds.sphere, {
        raw: { width: OG_WIDTH, height: OG_HEIGHT, channels: 3 },
      })
        .composite(layers)
        .jpeg({ quality: 82 })
        .toBuffer();
    },
  };
}

function textLayer({ title, subtitle }: TextLayout, faces: Faces): OverlayOptions {
  const { left, top, width, height } = TEXTS;
  const draw = (lines: Line[], face: Face, fill: string) =>
    `<g fill="${fill}">${lines.map(({ text, size, y }) => face.draw(text, size, 0, y - top)).join('')}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(title, faces.title, INK)}${draw(subtitle, faces.text, MUTED)}</svg>`;
  return { input: Buffer.from(svg), left, top };
}

/** The photo, cropped to the circle. */
async function photoLayer(photo: Uint8Array): Promise<OverlayOptions> {
  const { left, top, size } = CIRCLE;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(size, size)
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left, top };
}

function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer();
}

/** The mark of the logo in the size of the circle. */
function withSphere(svg: string): string {
  const mark = /<g clip-path="url\(#m\)">.*?<\/g>/s.exec(svg)?.[0] ?? '';
  const scale = CIRCLE.size / 44;
  const transform = `translate(${CIRCLE.left - 2 * scale} ${CIRCLE.top - 2 * scale}) scale(${scale})`;
  return svg.replace('</svg>', `<g transform="${transform}">${mark}</g></svg>`);
}
