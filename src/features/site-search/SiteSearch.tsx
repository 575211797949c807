import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { useFocusTrap } from '../../lib/react/use-focus-trap.ts';
import { SEARCH_MAX_LENGTH } from '../../lib/text/search-text.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { AwaitsHydration } from '../../ui/AwaitsHydration/AwaitsHydration.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { searchHref } from './search-tabs.ts';
import styles from './SiteSearch.module.scss';
import { useSearchPanel } from './use-search-panel.ts';

interface SiteSearchProps {
  className?: string;
  /** On phones the search covers the whole screen, so the page behind it must not scroll. */
  onOpenChange: (open: boolean) => void;
}

/** If the chunk of the suggestions fails, the form still works. */
const loadSuggestions = async () => (await import('./Suggestions.tsx')).Suggestions;

/**
 * The search of the header: a field, on phones an icon that opens it. It is a plain form and works without scripts. The
 * suggestions load with the first focus.
 */
export function SiteSearch({ className, onOpenChange }: SiteSearchProps) {
  const t = useTexts().layout;
  const { open, show, hide, opener, isListWanted, wantList, closeList } = useSearchPanel(onOpenChange);
  const navigate = useNavigate();
  const area = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { Component: Suggestions, load } = useLazyComponent(loadSuggestions);
  useFocusTrap(form, open, hide);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const wake = () => {
    if (!Suggestions) void load();
    wantList();
    // The visitor may have typed before hydration.
    setText(input.current?.value ?? '');
  };
  // The field may have been focused before hydration.
  const wakeWhenInUse = useEffectEvent(() => {
    if (document.activeElement === input.current) wake();
  });
  useEffect(() => wakeWhenInUse(), []);
  const clear = () => {
    if (input.current) input.current.value = '';
    setText('');
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    closeList();
    const href = searchHref(input.current?.value.trim() ?? '');
    // Like a link to the current page.
    void navigate(href, { replace: href === location.pathname + location.search });
  };

  return (
    <search ref={area} className={classNames(styles.search, className)}>
      <Opener onOpen={show} ref={opener} />
      <form
        ref={form}
        method="get"
        action={routes.search.href()}
        className={styles.panel}
        data-open={open}
        onSubmit={submit}
      >
        <div className={styles.field}>
          <label>
            <Icon name="search" size={20} className={styles.icon} />
            <span className={styles.label}>{t.search}</span>
            <input
              ref={input}
              type="search"
              name="find"
              placeholder={t.searchPlaceholder}
              maxLength={SEARCH_MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              className={styles.input}
              onFocus={wake}
              onClick={wake}
              onInput={wake}
            />
          </label>
          {text !== '' && <IconButton icon="close" label={t.clearSearch} onClick={clear} className={styles.clear} />}
        </div>
        <button type="button" className={styles.close} onClick={hide}>
          {t.closeSearch}
        </button>
        {Suggestions && (
          <Suggestions text={text} input={input} area={area} isWanted={isListWanted} onClose={closeList} />
        )}
      </form>
    </search>
  );
}

/** The icon on phones. Without scripts it links to the search page. */
function Opener({ onOpen, ref }: { onOpen: () => void; ref: RefObject<HTMLButtonElement | null> }) {
  const t = useTexts().layout;
  const link = <IconButton icon="search" label={t.search} href={routes.search.href()} className={styles.opener} />;
  return (
    <AwaitsHydration fallback={link}>
      <IconButton icon="search" label={t.openSearch} onClick={onOpen} ref={ref} className={styles.opener} />
    </AwaitsHydration>
  );
}
