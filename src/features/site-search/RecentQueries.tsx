import { useId } from 'react';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Option } from './Option.tsx';
import { PhoneStart } from './PhoneStart.tsx';
import { clearRecentQueries, useRecentQueries } from './recent-queries.ts';
import { searchHref } from './search-tabs.ts';
import styles from './Suggestions.module.scss';
import type { SuggestionsProps } from './suggestions-props.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';
import { useInteractOutside } from './use-interact-outside.ts';

/** Recent successful queries, shown while the field is empty. */
export function RecentQueries({ input, area, isWanted, onClose }: SuggestionsProps) {
  const t = useAreaTexts('search', search);
  const id = useId();
  const queries = useRecentQueries();
  const isOpen = isWanted && queries.length > 0;
  const options = queries.map((_, index) => `${id}${index}`);
  const active = useComboboxKeys({ input, text: '', listId: `${id}list`, options, isOpen, onClose });
  useInteractOutside(area, isOpen, onClose);
  if (!isOpen) return <PhoneStart text="" />;

  const forget = () => {
    clearRecentQueries();
    input.current?.focus();
  };
  return (
    <>
      <Backdrop onClose={onClose} />
      <div className={styles.panel}>
        <div className={styles.recent}>
          <p id={`${id}title`} className={styles.title}>
            {t.recent}
          </p>
          <Button variant="quiet" size="s" aria-label={t.forgetRecentLong} onClick={forget}>
            {t.forgetRecent}
          </Button>
        </div>
        <div id={`${id}list`} role="listbox" aria-labelledby={`${id}title`}>
          {queries.map((find, index) => (
            <Option key={find} id={`${id}${index}`} href={searchHref(find)} active={active} className={styles.item}>
              <Icon name="clock" size={20} className={styles.icon} />
              <span className={styles.name}>{find}</span>
            </Option>
          ))}
        </div>
      </div>
    </>
  );
}
