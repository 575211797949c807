/** Texts are kept in pieces of this many bytes; a longer one has a piece of its own. */
const PIECE = 4 * 1024 * 1024;
const ESTIMATE = 3;

/**
 * A map whose values lie as JSON outside of the heap: a site of a hundred thousand pages has some hundred megabytes of
 * them, each looked at a few times. `get` gives a copy. A value that is set again leaves its old text behind.
 */
export class PackedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #places = new Map<string, { piece: Buffer; start: number; end: number }>();
  #piece = Buffer.alloc(0);
  #used = 0;

  get size(): number {
    return this.#places.size;
  }

  set(key: string, value: Value): this {
    const text = JSON.stringify(value);
    if (this.#piece.length - this.#used < text.length * ESTIMATE) {
      this.#piece = Buffer.allocUnsafeSlow(Math.max(PIECE, text.length * ESTIMATE));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += this.#piece.write(text, start);
    this.#places.set(key, { piece: this.#piece, start, end: this.#used });
    return this;
  }

  get(key: string): Value | undefined {
    const place = this.#places.get(key);
    return place && (JSON.parse(place.piece.toString('utf8', place.start, place.end)) as Value);
  }

  has(key: string): boolean {
    return this.#places.has(key);
  }

  keys(): MapIterator<string> {
    return this.#places.keys();
  }

  *entries(): MapIterator<[string, Value]> {
    for (const key of this.#places.keys()) yield [key, this.get(key) as Value];
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
