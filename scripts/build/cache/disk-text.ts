import { randomUUID } from 'node:crypto';
import { openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reasonOf } from '../../setup/reason-of.ts';

/** Size of a write. Each of some ten long lists has such a buffer. */
const CHUNK_BYTES = 256 * 1024;
/** Size of a read in the order of writing. */
const READ_BYTES = 64 * 1024;
/** Maximum of UTF-8 bytes for one UTF-16 unit. */
const BYTES_PER_CHARACTER = 3;

/**
 * Texts in an unlinked file, by their numbers from 0: the system deletes it when the process ends. A text takes eight bytes of
 * memory, the position of its first byte.
 */
export class DiskText {
  readonly #descriptor: number;
  /** Where each text starts: it ends where the next one starts. A double holds positions above 4 GB. */
  #starts = new Float64Array(1024);
  #count = 0;
  /** The unwritten bytes, and their position in the file. */
  #chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  #used = 0;
  #written = 0;
  /** The bytes read last, and their position in the file. Written bytes never change. */
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;
  /** The memory of the window, used again for each. */
  #readBuffer: Buffer | undefined;

  constructor() {
    const name = path.join(tmpdir(), `chistosfera-${randomUUID()}`);
    this.#descriptor = openSync(name, 'wx+', 0o600);
    unlinkSync(name);
  }

  /** @returns the number of the text */
  append(text: string): number {
    const most = text.length * BYTES_PER_CHARACTER;
    if (this.#chunk.length - this.#used < most) this.#flush(most);
    if (this.#count === this.#starts.length) this.#growStarts();
    this.#starts[this.#count] = this.#written + this.#used;
    this.#used += this.#chunk.write(text, this.#used);
    return this.#count++;
  }

  #growStarts(): void {
    const starts = new Float64Array(this.#starts.length * 2);
    starts.set(this.#starts);
    this.#starts = starts;
  }

  read(index: number): string {
    if (index < 0 || index >= this.#count) throw new RangeError(`There is no text ${index} of ${this.#count}`);
    const start = this.#starts[index] as number;
    const isLast = index === this.#count - 1;
    const length = (isLast ? this.#written + this.#used : (this.#starts[index + 1] as number)) - start;
    if (start >= this.#written)
      return this.#chunk.toString('utf8', start - this.#written, start - this.#written + length);
    const before = start - this.#windowStart;
    if (before >= 0 && before + length <= this.#window.length)
      return this.#window.toString('utf8', before, before + length);
    const isNext = before >= 0 && before < this.#window.length + READ_BYTES;
    const ahead = isNext ? Math.min(READ_BYTES, this.#written - start) : 0;
    this.#window = this.#readBytes(start, Math.max(length, ahead));
    this.#windowStart = start;
    return this.#window.toString('utf8', 0, length);
  }

  #readBytes(start: number, length: number): Buffer {
    const bytes =
      length > READ_BYTES
        ? Buffer.allocUnsafeSlow(length)
        : (this.#readBuffer ??= Buffer.allocUnsafeSlow(READ_BYTES)).subarray(0, length);
    for (let done = 0; done < length;) {
      const count = readSync(this.#descriptor, bytes, done, length - done, start + done);
      if (count === 0) throw new Error('A temporary file of this build has been cut by another process');
      done += count;
    }
    return bytes;
  }

  #flush(room: number): void {
    try {
      for (let done = 0; done < this.#used;)
        done += writeSync(this.#descriptor, this.#chunk, done, this.#used - done, this.#written + done);
    } catch (cause) {
      const reason = `${tmpdir()} cannot hold what the build stores of its pages: ${reasonOf(cause)}`;
      throw new Error(`${reason}; free some space there, or name another folder with TMPDIR`, { cause });
    }
    this.#written += this.#used;
    this.#used = 0;
    if (room > this.#chunk.length) this.#chunk = Buffer.allocUnsafe(room);
  }
}
