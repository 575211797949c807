import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useFocusTrap } from '../../lib/focus-trap.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './SiteSearch.module.scss';
import { usePanel } from './use-panel.ts';

/** The API's limit for a search text. */
const MAX_LENGTH = 500;

interface SiteSearchProps {
  className?: string | undefined;
  /** On phones the search takes the whole screen: the page behind it must keep still meanwhile. */
  onOpenChange: (open: boolean) => void;
}

/** The search of the header: a field, on phones an icon that opens it. A plain form: it needs no script to search. */
export function SiteSearch({ className, onOpenChange }: SiteSearchProps) {
  const t = useTexts().layout;
  const { open, show, hide, opener } = usePanel(onOpenChange);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusTrap(form, open, hide);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  return (
    <search className={classNames(styles.search, className)}>
      <Opener onOpen={show} ref={opener} />
      <form ref={form} action={routes.search.href()} className={styles.panel} data-open={open}>
        <label className={styles.field}>
          <Icon name="search" size={20} className={styles.icon} />
          <span className={styles.label}>{t.search}</span>
          <input
            ref={input}
            type="search"
            name="find"
            placeholder={t.searchPlaceholder}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
          />
        </label>
        <button type="button" className={styles.close} onClick={hide}>
          {t.closeSearch}
        </button>
      </form>
    </search>
  );
}

/** The icon of phones. Without a script it leads to the page of the search. */
function Opener({ onOpen, ref }: { onOpen: () => void; ref: RefObject<HTMLButtonElement | null> }) {
  const t = useTexts().layout;
  const hydrated = useHydrated();
  if (!hydrated)
    return <IconButton icon="search" label={t.search} href={routes.search.href()} className={styles.opener} />;
  return <IconButton icon="search" label={t.openSearch} onClick={onOpen} ref={ref} className={styles.opener} />;
}
