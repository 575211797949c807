import { ByteRange, DiskText } from './disk-text.ts';

/** Values of a map that stay in memory: of pages some ten megabytes, and a tenth of a build's processor time. */
export const VALUES_IN_MEMORY = 2500;

/**
 * A map whose values, beyond the first `IN_MEMORY`, are JSON in an unlinked file: a site of a hundred thousand pages has
 * some hundred megabytes of them, each looked at a few times. What `get` gives must not be changed: it may be a copy. A
 * stored value that is set again leaves its old text behind. The file goes with the process.
 */
export class DiskMap<Value extends object> implements ReadonlyMap<string, Value> {
  readonly #entries = new Map<string, Value | ByteRange>();
  readonly #inMemory: number;
  #file: DiskText | undefined;

  /** @param inMemory number of values that stay in memory: to store and read one takes longer than what is done with it */
  constructor(inMemory = VALUES_IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  get size(): number {
    return this.#entries.size;
  }

  set(key: string, value: Value): this {
    const text = JSON.stringify(value);
    // Parsed again: the strings of the value itself may be slices of a whole page, which would stay in memory.
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
