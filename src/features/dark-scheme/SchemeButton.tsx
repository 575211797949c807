import { useTexts } from '../../i18n/texts.ts';
import { setColorScheme, useColorScheme } from './color-scheme.ts';

/** Switches the colour scheme; its label names the other scheme. */
export function SchemeButton({ className }: { className?: string }) {
  const { toDark, toLight } = useTexts().layout;
  const isDark = useColorScheme() === 'dark';
  return (
    <button
      type="button"
      className={className}
      data-script="needed"
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? toLight : toDark}
    </button>
  );
}
