/** Makes the icons of the site in other formats from public/favicon.svg. Run it after a change of the mark. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');
const svg = readFileSync(join(folder, 'favicon.svg'));
const DENSITY = 600;

/** The mark on a square; `ground` fills it, `share` is how much of it the mark takes. */
async function square(size: number, share = 1, ground = '#0000'): Promise<Buffer> {
  const inner = Math.round(size * share);
  const edge = Math.floor((size - inner) / 2);
  const rest = size - inner - edge;
  return sharp(svg, { density: DENSITY })
    .resize(inner, inner)
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: ground })
    .flatten(ground === '#0000' ? false : { background: ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in the container that old browsers and crawlers ask for. */
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

writeFileSync(join(folder, 'favicon.ico'), ico(await square(32), 32));
writeFileSync(join(folder, 'apple-touch-icon.png'), await square(180, 0.8, '#fff'));
writeFileSync(join(folder, 'icon-192.png'), await square(192));
writeFileSync(join(folder, 'icon-512.png'), await square(512));
writeFileSync(join(folder, 'icon-maskable-512.png'), await square(512, 0.66, '#fff'));
