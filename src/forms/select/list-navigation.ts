import type { FieldOption } from '../field-definition.ts';

/** No active option. */
export const NO_OPTION = -1;
const PAGE_STEP = 5;

/** The option that a key moves to, or undefined for other keys. Disabled options are skipped. */
export function nextActiveIndex(key: string, active: number, options: readonly FieldOption[]): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return enabledFrom(options, active + 1, 1) ?? active;
    case 'ArrowUp':
      return enabledFrom(options, active === NO_OPTION ? last : active - 1, -1) ?? active;
    case 'Home':
      return enabledFrom(options, 0, 1) ?? active;
    case 'End':
      return enabledFrom(options, last, -1) ?? active;
    case 'PageDown':
      return enabledFrom(options, Math.min(last, active + PAGE_STEP), -1) ?? active;
    case 'PageUp':
      return enabledFrom(options, Math.max(0, active - PAGE_STEP), 1) ?? active;
    default:
      return undefined;
  }
}

function enabledFrom(options: readonly FieldOption[], start: number, step: 1 | -1): number | undefined {
  for (let index = start; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return undefined;
}

/**
 * The next option, from the active one on and cyclically, that begins with the typed letters. The same letter again moves on to
 * the next match, however quickly it is typed.
 */
export function findByTypeAhead(letters: string, active: number, options: readonly FieldOption[]): number {
  const typed = normalizeLabel(letters);
  const isOneLetter = new Set(typed).size === 1;
  const start = isOneLetter ? typed.charAt(0) : typed;
  const found = (from: number) =>
    options.findIndex(
      (option, index) => index >= from && !option.disabled && normalizeLabel(option.label).startsWith(start),
    );
  const ahead = found(isOneLetter ? active + 1 : Math.max(active, 0));
  return ahead === NO_OPTION ? found(0) : ahead;
}

/** The options whose label contains the text; case and the dots of «ё» are ignored. */
export function filterOptions(options: readonly FieldOption[], text: string): readonly FieldOption[] {
  const part = normalizeLabel(text.trim());
  return part === '' ? options : options.filter((option) => normalizeLabel(option.label).includes(part));
}

function normalizeLabel(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
