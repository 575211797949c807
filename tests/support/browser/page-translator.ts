import type { Page } from 'playwright';

/** What a browser's page translator does to a document. */
export interface Translator {
  /**
   * How it puts its text into the document. Chrome makes one sentence of the text nodes side by side, in `<font>` elements; Yandex
   * Browser makes an element of each, here after it has removed the text; Safari replaces each by another text node; Firefox
   * changes their text.
   */
  kind: 'font' | 'ya-tr-span' | 'text node' | 'in place';
  /** When it begins: Chrome after loading, an extension before the code of the page has run. */
  begins: 'load' | 'DOMContentLoaded';
}

export const TRANSLATORS: readonly Translator[] = [
  { kind: 'font', begins: 'load' },
  { kind: 'ya-tr-span', begins: 'load' },
  { kind: 'text node', begins: 'load' },
  { kind: 'in place', begins: 'load' },
];

/** What its server takes, ms. */
const REPLY_MS = 150;

/** What the translations are enclosed in: without them they are the texts of the page. */
const MARKS = ['‹', '›'] as const;

/** The text as the page has it. */
export const untranslated = (text: string) => text.replace(/[‹›]/g, '');

/**
 * Does to each document what a browser's page translator does: replaces the text nodes, watches the document, and translates new
 * texts, too.
 */
export async function translatePages(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript(translate, { ...translator, replyMs: REPLY_MS, marks: MARKS });
}

interface TranslateOptions extends Translator {
  replyMs: number;
  marks: typeof MARKS;
}

/** Runs in the page. */
function translate({ kind, begins, replyMs, marks: [open, close] }: TranslateOptions): void {
  if (window !== top) return;
  const UNTRANSLATED =
    'script, style, noscript, textarea, svg, code, [translate=no], .notranslate, .skiptranslate, font, ya-tr-span';
  const own = new WeakSet<Node>();
  const isForeign = ({ data }: Text) => /\p{L}|\d/u.test(data);
  const isTranslatable = (text: Text) =>
    !own.has(text) && isForeign(text) && text.parentElement && !text.parentElement.closest(UNTRANSLATED);

  function translated(text: string): Text {
    const node = document.createTextNode(text && open + text + close);
    own.add(node);
    return node;
  }

  function element(text: string): Element {
    if (kind === 'ya-tr-span') {
      const span = document.createElement('ya-tr-span');
      for (const name of ['index', 'translated', 'value', 'translation', 'type']) span.setAttribute(`data-${name}`, '');
      span.append(translated(text));
      return span;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.append(translated(text));
    outer.append(inner);
    return outer;
  }

  /** React parts adjacent texts by comments. */
  function withNeighbours(first: Text): Text[] {
    const texts = [first];
    for (let next = first.nextSibling; next; next = next.nextSibling) {
      if (next instanceof Text) texts.push(next);
      else if (!(next instanceof Comment && next.data === '')) break;
    }
    return texts.filter((text) => text.data !== '');
  }

  function replaceSentence(first: Text): void {
    const texts = kind === 'font' ? withNeighbours(first) : [first];
    const sentence = texts.map(({ data }) => data).join('');
    for (const [index, text] of texts.entries()) {
      const part = index === 0 ? sentence : '';
      own.add(text);
      if (kind === 'in place') text.data = open + part + close;
      else if (kind === 'text node') text.replaceWith(translated(part));
      else if (kind === 'font') {
        text.parentNode?.insertBefore(element(part), text);
        text.parentNode?.removeChild(text);
      } else {
        const { parentNode, nextSibling } = text;
        text.remove();
        parentNode?.insertBefore(element(part), nextSibling);
      }
    }
  }

  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected && isTranslatable(text)) replaceSentence(text);
    takeRecords();
  }

  let request: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((records) => forgetAndRequest(records));
  function forgetAndRequest(records: MutationRecord[]): void {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') own.delete(target);
      for (const node of addedNodes) {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        do if (!(walker.currentNode as Text).parentElement?.closest('font, ya-tr-span')) own.delete(walker.currentNode);
        while (walker.nextNode());
      }
    }
    request ??= setTimeout(() => {
      request = undefined;
      translateAll();
    }, replyMs);
  }
  /** Its own changes. */
  function takeRecords(): void {
    observer.takeRecords();
  }

  function begin(): void {
    const root = document.documentElement;
    root.lang = 'en';
    root.classList.add('translated-ltr');
    const tooltip = document.createElement('div');
    tooltip.className = 'skiptranslate';
    tooltip.id = 'goog-gt-vt';
    document.body.append(tooltip);
    translateAll();
    observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  }
  addEventListener(begins, () => setTimeout(begin, begins === 'load' ? replyMs : 0));
}
