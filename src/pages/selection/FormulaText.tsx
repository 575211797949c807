/** An index or a power, as in TeX: `_0`, `^1,5`. */
const RAISED_OR_LOWERED = /([_^][\p{L}\d]+(?:,\d+)?)/u;

/** A text with its indices and powers. The fonts have no characters for most of them. */
export function FormulaText({ children }: { children: string }) {
  return children.split(RAISED_OR_LOWERED).map((part, index) => {
    // The parts between are matches.
    if (index % 2 === 0) return part;
    const Element = part.startsWith('_') ? 'sub' : 'sup';
    return <Element key={index}>{part.slice(1)}</Element>;
  });
}
