import { ROOT_ID } from '../router/page-state.ts';

type Listener = (records: MutationRecord[]) => void;

let observer: MutationObserver | undefined;
/** The prerendered HTML, or the part of it that is not hydrated. */
let watched: Element | null = null;
/** What others have changed in it, in this order. */
const recorded: MutationRecord[] = [];
/** Extensions make a change again that is undone, so this is how often it is while React hydrates. */
const MAX_UNDONE = 20;
let remaining = 0;
/** The view may have loaded before the layout is hydrated. */
let hasView = false;
/** All changes of the document for a listener that is loaded later. */
const unheard: MutationRecord[] = [];
let tell: Listener = (records) => unheard.push(...records);

/**
 * Watches the prerendered HTML until React hydrates it: a page translator or another extension may change it before. React would
 * then replace the whole page, and nothing of it would be seen until its code has loaded.
 */
export function recordForeignChanges(): void {
  // The entry may run before the parser has inserted everything.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', observe, { once: true });
  else observe();
}

function observe(): void {
  watched = document.getElementById(ROOT_ID);
  // Extensions that make pages dark put styles beside each sheet, as soon as it is parsed. The site has none here.
  watched?.querySelectorAll('style').forEach((style) => style.remove());
  observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true });
}

/** @param listener gets the changes of the document so far, then each further one */
export function followChanges(listener: Listener): void {
  tell = listener;
  listener(unheard.splice(0));
}

function follow(all: MutationRecord[]): void {
  tell(all);
  const records = all.filter(({ target }) => watched?.contains(target));
  if (records.some(isByReact)) return endForeignChanges();
  recorded.push(...records);
  if (remaining-- > 0) undoRecorded();
}

/** React has dropped the HTML. The comments around what is hydrated later are its own. */
function isByReact({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some((node) => node instanceof Comment && node.data.includes('$'));
}

/**
 * Makes the HTML as it was prerendered, and keeps it so while React hydrates it: no change comes between two of its tasks. The
 * extension sees that, and changes the hydrated page.
 * @param part what React hydrates now
 */
export function undoForeignChanges(part: 'layout' | 'page'): void {
  hasView ||= part === 'page';
  remaining = MAX_UNDONE;
  follow(observer?.takeRecords() ?? []);
}

function undoRecorded(): void {
  for (let change; (change = recorded.pop());) undo(change);
  observer?.takeRecords();
}

/** To be called before React changes the HTML, and in the commit of its hydration. @param part what has been hydrated */
export function endForeignChanges(part: 'layout' | 'page' = 'page'): void {
  observer?.takeRecords();
  recorded.length = 0;
  watched = part === 'layout' ? document.querySelector('main') : null;
  remaining = watched && hasView ? MAX_UNDONE : 0;
}

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') {
    // The markers of React are comments.
    if (target instanceof Text) target.data = oldValue ?? '';
    return;
  }
  for (const node of addedNodes) (node as ChildNode).remove();
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}
