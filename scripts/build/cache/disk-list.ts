import type { AppendableList } from '../../../src/lib/data/long-list.ts';
import { type ByteRange, DiskText } from './disk-text.ts';

/** Items of a list that are kept in memory: a megabyte or two. */
export const ITEMS_IN_MEMORY = 500;

/**
 * A list whose further items are JSON in an unlinked file, since a catalogue of a hundred thousand models takes 200 MB of
 * memory.
 */
export class DiskList<Item extends object> implements AppendableList<Item> {
  readonly #first: Item[] = [];
  readonly #ranges: ByteRange[] = [];
  #file: DiskText | undefined;

  get length(): number {
    return this.#first.length + this.#ranges.length;
  }

  push(item: Item): void {
    if (this.#first.length < ITEMS_IN_MEMORY) {
      this.#first.push(item);
      return;
    }
    this.#file ??= new DiskText();
    this.#ranges.push(this.#file.append(JSON.stringify(item)));
  }

  at(index: number): Item | undefined {
    const item = this.#first[index];
    const range = this.#ranges[index - ITEMS_IN_MEMORY];
    return item ?? (range && (JSON.parse(this.#file?.read(range) ?? '') as Item));
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
