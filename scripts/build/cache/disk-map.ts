import { ByteRange, DiskText } from './disk-text.ts';

/** Values of a map that are kept in memory: for pages some ten megabytes, and a tenth of a build's processor time. */
export const VALUES_IN_MEMORY = 2500;

/**
 * A map whose values beyond the first `inMemory` are JSON in an unlinked file: a site of a hundred thousand pages has some
 * hundred megabytes of them, each read a few times. A returned value must not be modified: it may be a copy. A stored value
 * that is set again leaves its old text in the file. The file is deleted with the process.
 */
export class DiskMap<Value extends object> implements ReadonlyMap<string, Value> {
  readonly #entries = new Map<string, Value | ByteRange>();
  readonly #inMemory: number;
  #file: DiskText | undefined;

  /** @param inMemory number of values in memory: writing and reading a stored one takes longer than using it */
  constructor(inMemory = VALUES_IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  get size(): number {
    return this.#entries.size;
  }

  set(key: string, value: Value): this {
    const text = JSON.stringify(value);
    // Parsed again: strings of the value may be slices of a whole page, which would stay in memory.
    this.#entries.set(key, this.size < this.#inMemory ? (JSON.parse(text) as Value) : this.#store(text));
    return this;
  }

  #store(text: string): ByteRange {
    this.#file ??= new DiskText();
    return this.#file.append(text);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry instanceof ByteRange ? (JSON.parse(this.#file?.read(entry) ?? '') as Value) : entry;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  keys(): MapIterator<string> {
    return this.#entries.keys();
  }

  *entries(): MapIterator<[string, Value]> {
    for (const key of this.#entries.keys()) yield [key, this.get(key) as Value];
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }
}
