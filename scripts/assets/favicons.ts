import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const DENSITY = 600;

/** Converts public/favicon.svg to the other formats of the site's icon. */
export async function writeFavicons(root: string): Promise<void> {
  const folder = path.join(root, 'public');
  const svg = readFileSync(path.join(folder, 'favicon.svg'));
  const icons: [file: string, bytes: Buffer][] = [
    ['favicon.ico', ico(await square(svg, 32), 32)],
    ['apple-touch-icon.png', await square(svg, 180, 0.8, '#fff')],
    ['icon-192.png', await square(svg, 192)],
    ['icon-512.png', await square(svg, 512)],
    ['icon-maskable-512.png', await square(svg, 512, 0.66, '#fff')],
  ];
  for (const [file, bytes] of icons) writeFileSync(path.join(folder, file), bytes);
}

/** The mark on a square. @param scale of the mark relative to the square. @param background fills the square */
async function square(svg: Buffer, size: number, scale = 1, background = '#0000'): Promise<Buffer> {
  const inner = Math.round(size * scale);
  const edge = Math.floor((size - inner) / 2);
  const rest = size - inner - edge;
  return sharp(svg, { density: DENSITY })
    .resize(inner, inner)
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
    .flatten(background === '#0000' ? false : { background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in an ICO file, for old browsers and crawlers. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
