import type { AppendableList } from '../../../src/lib/data/long-list.ts';
import { DiskText } from './disk-text.ts';

/** Items of a list that are kept in memory: a megabyte or two. */
export const ITEMS_IN_MEMORY = 500;

export function diskListOf<Item extends object>(items: Iterable<Item>): DiskList<Item> {
  const list = new DiskList<Item>();
  for (const item of items) list.push(item);
  return list;
}

/**
 * A list whose further items are JSON in an unlinked file, since a catalogue of a hundred thousand models takes 200 MB of
 * memory.
 */
export class DiskList<Item extends object> implements AppendableList<Item> {
  readonly #first: Item[] = [];
  readonly #inMemory: number;
  #rest: DiskText | undefined;
  #length = 0;

  constructor(inMemory = ITEMS_IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  get length(): number {
    return this.#length;
  }

  push(item: Item): void {
    if (this.#length < this.#inMemory) this.#first.push(item);
    else (this.#rest ??= new DiskText()).append(JSON.stringify(item));
    this.#length++;
  }

  at(index: number): Item | undefined {
    if (index < this.#inMemory || index >= this.#length) return this.#first[index];
    return this.#rest && (JSON.parse(this.#rest.read(index - this.#inMemory)) as Item);
  }

  slice(start = 0, end = this.length): Item[] {
    const items: Item[] = [];
    for (let index = start; index < Math.min(end, this.length); index++) items.push(this.at(index) as Item);
    return items;
  }

  *[Symbol.iterator](): Generator<Item> {
    yield* this.#first;
    for (let index = this.#first.length; index < this.length; index++) yield this.at(index) as Item;
  }
}
