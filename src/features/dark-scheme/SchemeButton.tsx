import { useTexts } from '../../i18n/texts.ts';
import { chooseScheme, useScheme } from './color-scheme.ts';

/** Changes to the other scheme and says which one that is. */
export function SchemeButton({ className }: { className?: string | undefined }) {
  const { toDark, toLight } = useTexts().layout;
  const isDark = useScheme() === 'dark';
  return (
    <button type="button" className={className} onClick={() => chooseScheme(isDark ? 'light' : 'dark')}>
      {isDark ? toLight : toDark}
    </button>
  );
}
