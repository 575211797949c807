import path from 'node:path';
import { decodeSegments } from '../../../src/lib/address/pathname.ts';

/** The folder of a pathname inside the tree: `/news/a` → `news/a`. */
function folderOf(pathname: string): string {
  return decodeSegments(pathname).join('/');
}

export function pageFile(pathname: string): string {
  return path.join(folderOf(pathname), 'index.html');
}

export function payloadFile(pathname: string): string {
  return path.join(folderOf(pathname), 'payload.json');
}
