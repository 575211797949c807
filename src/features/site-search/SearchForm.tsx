import { type SubmitEvent, useRef } from 'react';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useTypedQuery } from '../address-query/use-typed-query.ts';
import { MAX_LENGTH } from './search-tabs.ts';
import styles from './SearchForm.module.scss';

/** The field that leads the page of the search: the address follows the typing. */
export function SearchForm() {
  const t = useAreaTexts('search', search);
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, submit } = useTypedQuery('find', { page: '' });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <search>
      <form action={routes.search.href()} aria-label={t.label} className={styles.form} onSubmit={send}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="find"
          aria-label={t.label}
          placeholder={t.placeholder}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={styles.input}
        />
        {typed !== '' && <IconButton icon="close" label={t.clear} onClick={clear} />}
        <Button type="submit" className={styles.submit}>
          {t.find}
        </Button>
      </form>
    </search>
  );
}
