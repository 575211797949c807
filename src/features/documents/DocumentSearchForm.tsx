import { type SubmitEvent, useRef, useState } from 'react';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './DocumentSearchForm.module.scss';

interface DocumentSearchFormProps {
  /** What the field begins with; whoever changes it later gives the form another key. */
  find?: string | undefined;
  /** `display`: it leads the page, its text has the size of a heading. */
  size?: 'control' | 'display' | undefined;
  /** Finds without leaving the page. Without it the form leads to the page of the results. */
  onFind?: ((find: string) => void) | undefined;
}

/** The API's limit for a search text. */
const MAX_LENGTH = 500;

/** Asks for technical documents. A plain form: it needs no script to search. */
export function DocumentSearchForm({ find = '', size = 'control', onFind }: DocumentSearchFormProps) {
  const t = useAreaTexts('documents', documents);
  const [text, setText] = useState(find);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    if (!onFind) return;
    event.preventDefault();
    onFind(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        action={routes.plannersSearch.href()}
        aria-label={t.searchLabel}
        className={classNames(styles.form, styles[size])}
        data-tone="white"
        onSubmit={submit}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="find"
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={styles.input}
        />
        {text !== '' && size === 'display' && <IconButton icon="close" label={t.clearSearch} onClick={clear} />}
        <Button type="submit">{t.search}</Button>
      </form>
    </search>
  );
}
