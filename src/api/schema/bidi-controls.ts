/** Control characters that change the text direction, with the character that closes each. */
const CLOSING_CONTROLS: Record<string, string> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u202d': '\u202c',
  '\u202e': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Closes every direction control inside the text and removes closing controls without an opening one, so that a name in a list
 * cannot change the direction of its neighbours.
 */
export function balanceBidiControls(text: string): string {
  if (text.search(BIDI_CONTROL) < 0) return text;
  const open: string[] = [];
  const kept = text.replace(BIDI_CONTROL, (mark) => {
    const end = CLOSING_CONTROLS[mark];
    if (end !== undefined) {
      open.push(end);
      return mark;
    }
    const index = open.lastIndexOf(mark);
    if (index < 0) return '';
    return open.splice(index).toReversed().join('');
  });
  return kept + open.toReversed().join('');
}
