import { statSync } from 'node:fs';
import path from 'node:path';
import { pageFile, payloadFile } from './page-files.ts';

/** Bytes of the two files of a page, as they were written: document and payload. */
export type WrittenBytes = readonly [document: number, payload: number];

interface Written {
  address: string;
  bytes: WrittenBytes;
}

/** The files of a page that somebody has removed, cut or changed since it was written. Their length tells, without reading them. */
export function changedFiles({ address, bytes }: Written, dir: string): string[] {
  return [pageFile(address), payloadFile(address)].filter(
    (file, index) => sizeOf(path.join(dir, file)) !== bytes[index],
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
