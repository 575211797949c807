import type { AppendableList } from '../../../src/lib/data/long-list.ts';
import { DiskText } from './disk-text.ts';

/** Items of a list that are kept in memory: some megabytes, and a thirtieth of a rebuild's processor time. */
const ITEMS_IN_MEMORY = 2500;
/** A list of that many times more items keeps none: the time saved for the first ones is a small part of all. */
const LARGE = 4;

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
  readonly #inMemory: number;
  /** The first items; none if the list is large. */
  #first: Item[] = [];
  /** The texts of all others, and those of the first items of a large list. */
  #texts: DiskText | undefined;
  /** The number of the first item's text, if the list is large. */
  #textOfFirst: number | undefined;
  #length = 0;

  constructor(inMemory = ITEMS_IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  get length(): number {
    return this.#length;
  }

  push(item: Item): void {
    this.#length++;
    if (this.#length <= this.#inMemory) {
      this.#first.push(item);
      return;
    }
    this.#texts ??= new DiskText();
    this.#texts.append(JSON.stringify(item));
    if (this.#textOfFirst === undefined && this.#length >= this.#inMemory * LARGE) this.#moveFirstTo(this.#texts);
  }

  #moveFirstTo(texts: DiskText): void {
    this.#textOfFirst = this.#length - this.#first.length;
    for (const item of this.#first) texts.append(JSON.stringify(item));
    this.#first = [];
  }

  at(index: number): Item | undefined {
    if (index < this.#first.length || index < 0 || index >= this.#length) return this.#first[index];
    return this.#texts && (JSON.parse(this.#texts.read(this.#textNumberOf(index))) as Item);
  }

  /** The first items of a large list follow those that the file had when it became large. */
  #textNumberOf(index: number): number {
    const moved = this.#textOfFirst ?? Infinity;
    if (index < this.#inMemory) return moved + index;
    return index < this.#inMemory + moved ? index - this.#inMemory : index;
  }

  slice(start = 0, end = this.length): Item[] {
    const items: Item[] = [];
    for (let index = start; index < Math.min(end, this.length); index++) items.push(this.at(index) as Item);
    return items;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as Item;
  }
}
