/** Texts are kept in pieces of this many bytes; a longer one has a piece of its own. */
const PIECE = 4 * 1024 * 1024;
const ESTIMATE = 3;

/** A value that is packed. */
class Place {
  readonly piece: Buffer;
  readonly start: number;
  readonly end: number;

  constructor(piece: Buffer, start: number, end: number) {
    this.piece = piece;
    this.start = start;
    this.end = end;
  }
}

/**
 * A map whose values, beyond the first few thousand, lie as JSON outside of the heap: a site of a hundred thousand pages
 * has some hundred megabytes of them, each looked at a few times. What `get` gives must not be changed:
 * it may be a copy. A packed value that is set again leaves its old text behind.
 */
export class PackedMap<Value extends object> implements ReadonlyMap<string, Value> {
  readonly #entries = new Map<string, Value | Place>();
  readonly #unpacked: number;
  #piece = Buffer.alloc(0);
  #used = 0;

  /** @param unpacked number of values that stay as they are: packing and reading them again takes longer than the rest */
  constructor(unpacked = 5000) {
    this.#unpacked = unpacked;
  }

  get size(): number {
    return this.#entries.size;
  }

  set(key: string, value: Value): this {
    const text = JSON.stringify(value);
    // Not the value itself: its strings may be pieces of a whole page, which would stay in memory with them.
    this.#entries.set(key, this.size < this.#unpacked ? (JSON.parse(text) as Value) : this.#pack(text));
    return this;
  }

  #pack(text: string): Place {
    if (this.#piece.length - this.#used < text.length * ESTIMATE) {
      this.#piece = Buffer.allocUnsafeSlow(Math.max(PIECE, text.length * ESTIMATE));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += this.#piece.write(text, start);
    return new Place(this.#piece, start, this.#used);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!(entry instanceof Place)) return entry;
    return JSON.parse(entry.piece.toString('utf8', entry.start, entry.end)) as Value;
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
