import type { SubmitEvent } from 'react';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { useDebouncedQueryParam } from '../query-params/use-debounced-query-param.ts';
import styles from './SearchForm.module.scss';

/** The field of the search page: the URL follows the typing. */
export function SearchForm() {
  const t = useAreaTexts('search', search);
  const { typed, setTyped, submit } = useDebouncedQueryParam('find', { page: '' });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <SearchBox
      action={routes.search.href()}
      label={t.label}
      placeholder={t.placeholder}
      submitLabel={t.find}
      clearLabel={t.clear}
      value={typed}
      onChange={setTyped}
      onSubmit={send}
      size="display"
      className={styles.form}
    />
  );
}
