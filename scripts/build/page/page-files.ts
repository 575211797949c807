import path from 'node:path';
import { decodeSegments } from '../../../src/lib/address/pathname.ts';

/** The folder of a pathname inside the tree: `/news/a` → `news/a`. */
function folderOf(address: string): string {
  return decodeSegments(address).join('/');
}

export function pageFile(address: string): string {
  return path.join(folderOf(address), 'index.html');
}

export function payloadFile(address: string): string {
  return path.join(folderOf(address), 'payload.json');
}
