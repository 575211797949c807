/** A text, or an element with its start tag, both unchanged. */
type Node = string | Element;

interface Element {
  tag: string;
  start: string;
  children: Node[];
}

/** The ancestors of a node. */
interface Ancestors {
  link: boolean;
  heading: boolean;
  /** Inside a list item, without another list in between. */
  item: boolean;
}

const TOKEN = /<(\/?)([a-z]\w*)[^>]*>|[^<]+|</g;
const VOID = new Set('br hr img col'.split(' '));
/** A browser closes a paragraph before one of these. */
const BLOCKS = new Set(
  'p div h2 h3 h4 h5 h6 ul ol li dl dt dd pre blockquote figure figcaption details summary table hr'.split(' '),
);
const TABLE_PARTS = new Set('caption colgroup col thead tbody tfoot tr th td'.split(' '));
const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const CELLS = new Set(['th', 'td']);
const LISTS = new Set(['ul', 'ol', 'dl']);
const ITEMS = new Set(['li', 'dt', 'dd']);
const HEADING = /^h[2-6]$/;

/**
 * Nests elements in a way that every browser parses alike: invalid content of a paragraph, a table, a heading or a link is
 * moved beside it or loses its tag. No text is lost.
 * @param html cleaned, so its tags are balanced
 */
export function withValidNesting(html: string): string {
  return serialize(mend(parse(html), { link: false, heading: false, item: false }));
}

function parse(html: string): Node[] {
  const root: Element = { tag: '', start: '', children: [] };
  const open = [root];
  for (const [whole, slash, tag] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.children.push(whole);
    else if (slash) open.pop();
    else {
      const element = { tag, start: whole, children: [] };
      parent.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return root.children;
}

function serialize(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.start + serialize(node.children) + (VOID.has(node.tag) ? '' : `</${node.tag}>`);
    })
    .join('');
}

function mend(nodes: Node[], inside: Ancestors): Node[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? node : mendElement(node, inside)));
}

function mendElement(element: Element, inside: Ancestors): Node[] {
  const { tag, children } = element;
  // Keeps a space between the texts of two cells or paragraphs that lose their tags.
  if (TABLE_PARTS.has(tag) || (inside.heading && BLOCKS.has(tag)) || (inside.item && ITEMS.has(tag)))
    return [' ', ...mend(children, inside), ' '];
  if (tag === 'a' && inside.link) return mend(children, inside);
  if (tag === 'table') return mendTable(element, inside);
  const within = {
    link: inside.link || tag === 'a',
    heading: inside.heading || HEADING.test(tag),
    item: ITEMS.has(tag) || (inside.item && !LISTS.has(tag)),
  };
  const mended = { ...element, children: mend(children, within) };
  return tag === 'p' ? paragraphs(mended) : [mended];
}

/** A paragraph, or several ones with the invalid content between them. */
function paragraphs(paragraph: Element): Node[] {
  if (!paragraph.children.some(holdsBlock)) return [paragraph];
  const parts: Node[] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (run.some((node) => !isBlank(node))) parts.push({ ...paragraph, children: run });
    run = [];
  };
  for (const child of paragraph.children) {
    if (!holdsBlock(child)) run.push(child);
    else {
      endRun();
      parts.push(child);
    }
  }
  endRun();
  return parts;
}

function holdsBlock(node: Node): boolean {
  return typeof node !== 'string' && (BLOCKS.has(node.tag) || node.children.some(holdsBlock));
}

function isBlank(node: Node): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** A table with captions, columns, rows and cells only; other content is moved before it. */
function mendTable(table: Element, inside: Ancestors): Node[] {
  const before: Node[] = [];
  /** Keeps the allowed parts, searches other elements for them, and moves the rest before the table. */
  const keepParts = (nodes: Node[], keep: (element: Element) => Node[] | undefined): Node[] =>
    nodes.flatMap((node) => {
      if (isBlank(node)) return node;
      if (typeof node !== 'string') {
        const kept = keep(node);
        if (kept) return kept;
        if (node.tag !== 'table' && holdsPart(node)) return keepParts(node.children, keep);
      }
      before.push(...mend([node], inside));
      return [];
    });
  const cell = (element: Element) =>
    CELLS.has(element.tag) ? [{ ...element, children: mend(element.children, inside) }] : undefined;
  const row = (element: Element) =>
    element.tag === 'tr' ? [{ ...element, children: keepParts(element.children, cell) }] : undefined;
  const rowOrCell = (element: Element) => row(element) ?? cell(element);
  const children = keepParts(table.children, (element) => {
    if (SECTIONS.has(element.tag)) return [{ ...element, children: inRows(keepParts(element.children, rowOrCell)) }];
    if (element.tag === 'caption') return [{ ...element, children: mend(element.children, inside) }];
    if (element.tag === 'col') return [element];
    if (element.tag === 'colgroup') return [{ ...element, children: element.children.filter(isColumn) }];
    return rowOrCell(element);
  });
  return [...before, { ...table, children: inRows(children) }];
}

function isColumn(node: Node): boolean {
  return typeof node !== 'string' && node.tag === 'col';
}

function holdsPart({ children }: Element): boolean {
  return children.some(
    (node) => typeof node !== 'string' && node.tag !== 'table' && (TABLE_PARTS.has(node.tag) || holdsPart(node)),
  );
}

/** Wraps cells without a row in one. */
function inRows(nodes: Node[]): Node[] {
  const rows: Node[] = [];
  let last: Element | undefined;
  for (const node of nodes) {
    if (typeof node !== 'string' && CELLS.has(node.tag)) {
      if (!last) rows.push((last = { tag: 'tr', start: '<tr>', children: [] }));
      last.children.push(node);
    } else {
      if (!isBlank(node)) last = undefined;
      rows.push(node);
    }
  }
  return rows;
}
