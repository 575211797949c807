const SHOWN = 3;

/** Pages of a message: the first ones by name, and the number of the others. It stays small, however many there are. */
export class PageList {
  #first: string[] = [];
  #last: string | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The pages come one after the other, so a page that is added again is the last one. */
  add(pathname: string): void {
    if (pathname === this.#last) return;
    this.#last = pathname;
    this.#size++;
    // They are in the order of writing, which differs from build to build.
    this.#first = [...this.#first, pathname].toSorted().slice(0, SHOWN);
  }

  toString(): string {
    const shown = this.#first.join(', ');
    return this.#size > SHOWN ? `${shown} and ${this.#size - SHOWN} more` : shown;
  }
}

/** Adds a page to the list of a key. */
export function addPage(lists: Map<string, PageList>, key: string, pathname: string): void {
  const list = lists.get(key) ?? new PageList();
  list.add(pathname);
  lists.set(key, list);
}
