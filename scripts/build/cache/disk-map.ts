import { DiskText } from './disk-text.ts';

/** Values of a map that are kept in memory: for pages some ten megabytes, and a tenth of a build's processor time. */
const VALUES_IN_MEMORY = 2500;
/** A map of that many times more values keeps none: the time saved for the first ones is a small part of all. */
const LARGE = 4;

/** The values that were parsed here. A map may hold one of another map as it is. */
const parsedValues = new WeakSet<object>();

function parse<Value extends object>(text: string): Value {
  const value = JSON.parse(text) as Value;
  parsedValues.add(value);
  return value;
}

/** Strings of a value that was made from a page may be slices of all of its text, which would stay in memory. */
function parsedCopyOf<Value extends object>(value: Value): Value {
  return parsedValues.has(value) ? value : parse(JSON.stringify(value));
}

/**
 * A map whose values beyond the first `inMemory` are JSON in an unlinked file: a site of a hundred thousand pages has some
 * hundred megabytes of them, each read a few times. A returned value must not be modified: it may be a copy. A stored value
 * that is set again leaves its old text in the file. The file is deleted with the process.
 */
export class DiskMap<Value extends object> implements ReadonlyMap<string, Value> {
  /** A value, or the number of its text. */
  readonly #entries = new Map<string, Value | number>();
  readonly #inMemory: number;
  #file: DiskText | undefined;
  #isLarge = false;

  /** @param inMemory number of values in memory: writing and reading a stored one takes longer than using it */
  constructor(inMemory = VALUES_IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  get size(): number {
    return this.#entries.size;
  }

  set(key: string, value: Value): this {
    const file = this.#fileForNext();
    this.#entries.set(key, file ? file.append(JSON.stringify(value)) : parsedCopyOf(value));
    return this;
  }

  /** Adds a value that is JSON already. @param keyOf returns its key */
  addJson(text: string, keyOf: (value: Value) => string): this {
    const value = parse<Value>(text);
    const key = keyOf(value);
    this.#entries.set(key, this.#fileForNext()?.append(text) ?? value);
    return this;
  }

  /** Adds a value of another map, which is neither parsed nor written as JSON again where both maps store it. */
  addFrom(other: DiskMap<Value>, key: string): this {
    const entry = other.#entries.get(key);
    if (entry === undefined) throw new Error(`The other map has no ${key}`);
    const file = this.#fileForNext();
    this.#entries.set(key, file ? file.append(other.#jsonOf(entry)) : parsedCopyOf(other.get(key) as Value));
    return this;
  }

  /** The file for one more value; undefined if it stays in memory. */
  #fileForNext(): DiskText | undefined {
    if (this.size < this.#inMemory) return undefined;
    this.#file ??= new DiskText();
    if (!this.#isLarge && this.size >= this.#inMemory * LARGE) this.#moveAllTo(this.#file);
    return this.#file;
  }

  #moveAllTo(file: DiskText): void {
    this.#isLarge = true;
    for (const [key, entry] of this.#entries)
      if (typeof entry !== 'number') this.#entries.set(key, file.append(this.#jsonOf(entry)));
  }

  #textOf(index: number): string {
    return this.#file?.read(index) ?? '';
  }

  #jsonOf(entry: Value | number): string {
    return typeof entry === 'number' ? this.#textOf(entry) : JSON.stringify(entry);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return typeof entry === 'number' ? parse<Value>(this.#textOf(entry)) : entry;
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

  /** The JSON of each value. */
  *texts(): Generator<string> {
    for (const entry of this.#entries.values()) yield this.#jsonOf(entry);
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }
}
