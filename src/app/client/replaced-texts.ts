import { followChanges } from './foreign-changes.ts';

/** What page translators put in place of a text node, each its own: Chrome and Edge `<font>`, Yandex Browser `<ya-tr-span>`. */
const TRANSLATIONS = 'font, ya-tr-span';

/** What stands in the document for a text node of React. */
const standIns = new WeakMap<Node, ChildNode>();
/** The text node that something stands for. */
const originals = new WeakMap<Node, Text>();

/** Tells when React changes a text that is not in the document. */
let changes: MutationObserver;

/**
 * Page translators replace the text nodes of React. It would throw where it removes such a text or inserts something before it,
 * and what it writes into the text would not be seen. So the text is put back before that; the translator then translates it anew.
 */
export function followReplacedTexts(): void {
  changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  followChanges(noteReplacements);
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) putBack(child);
    if (!isTakenOut(child)) removeChild.call(this, withWrapper(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    if (next && next.parentNode !== this) putBack(next);
    return insertBefore.call(this, child, next && isTakenOut(next) ? null : next && withWrapper(next, this)) as Child;
  };
}

/** A text that a translator has left out: it made one sentence of several. */
function isTakenOut(node: Node): boolean {
  return node instanceof Text && node.parentNode === null;
}

/** The node, or what an extension has put around it: some do that to the fields of a form. */
function withWrapper(node: Node, parent: Node): Node {
  let outer: Node | null = node;
  while (outer && outer.parentNode !== parent) outer = outer.parentNode;
  return outer ?? node;
}

function noteReplacements(records: MutationRecord[]): void {
  const added = new Set<Node>(records.flatMap((record) => Array.from(record.addedNodes)));
  for (const record of records)
    for (const text of record.removedNodes)
      if (text instanceof Text && !text.parentNode) {
        const standIn = standInOf(record, added, records);
        if (standIn) note(text, standIn);
      }
}

/** A replacement is one change, or the removal of the text and the insertion beside it, in either order. */
function standInOf(removal: MutationRecord, added: Set<Node>, records: MutationRecord[]): Node | null | undefined {
  const { addedNodes, previousSibling, nextSibling, target } = removal;
  const beside = [addedNodes[0], previousSibling, nextSibling].find((node) => node && added.has(node));
  const inItsPlace = (other: MutationRecord) =>
    other.target === target && other.previousSibling === previousSibling && other.nextSibling === nextSibling;
  return beside ?? records.find((other) => other.addedNodes.length > 0 && inItsPlace(other))?.addedNodes[0];
}

function note(text: Text, standIn: Node): void {
  standIns.set(text, standIn as ChildNode);
  originals.set(standIn, text);
  changes.observe(text, { characterData: true });
}

/** Puts a text back to its place, with those beside it: a translator makes one sentence of them. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  const parent = standIn?.parentNode;
  if (!parent || text.parentNode) return;
  for (const other of [standIn, ...parent.querySelectorAll(`:scope > :is(${TRANSLATIONS})`)]) {
    const original = originals.get(other);
    if (original && !original.parentNode) (other as ChildNode).replaceWith(original);
  }
}
