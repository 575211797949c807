import { useId } from 'react';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { formatCount } from '../../i18n/plural.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Highlighted } from './Highlighted.tsx';
import { Option } from './Option.tsx';
import { PhoneStart } from './PhoneStart.tsx';
import { addRecentQuery } from './recent-queries.ts';
import { searchHref } from './search-tabs.ts';
import styles from './Suggestions.module.scss';
import { type Suggestion, type SuggestionGroup, suggestionGroups } from './suggestions.ts';
import type { SuggestionsProps } from './suggestions-props.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';
import { useInteractOutside } from './use-interact-outside.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The suggestions for the typed text. */
export function FoundSuggestions({ text, input, area, isWanted, onClose }: SuggestionsProps) {
  const t = useAreaTexts('search', search);
  const id = useId();
  const { found, isSlow } = useSuggestions(text, isWanted);
  const groups = found ? suggestionGroups(found.reply, found.find) : [];
  const isOpen = isWanted && (found !== undefined || isSlow);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const allId = `${id}all`;
  const remember = () => addRecentQuery(text);
  const options = groups.flatMap(({ key, items }) => [
    `${id}${key}`,
    ...items.map((_, index) => `${id}${key}${index}`),
  ]);
  const active = useComboboxKeys({
    input,
    text,
    listId: `${id}list`,
    options: total > 0 ? [...options, allId] : [],
    isOpen: isOpen && total > 0,
    onClose,
  });
  useInteractOutside(area, isOpen, onClose);

  return (
    <>
      <p role="status" className={styles.status}>
        {isOpen && (isSlow ? t.searching : total > 0 ? t.found(total) : t.nothing)}
      </p>
      {isOpen && <Backdrop onClose={onClose} />}
      {!isOpen && <PhoneStart text={text} />}
      {isOpen && total === 0 && (
        <div className={styles.panel}>
          <div className={styles.nothing}>
            <p className={styles.title}>{isSlow ? t.searching : t.nothing}</p>
            {isSlow ? <Spinner /> : <p>{t.nothingHint}</p>}
          </div>
        </div>
      )}
      {isOpen && found && total > 0 && (
        <div id={`${id}list`} role="listbox" aria-label={t.suggestions} className={styles.panel}>
          <div role="presentation" className={styles.groups}>
            {groups.map((group) => (
              <Group
                key={group.key}
                group={group}
                id={`${id}${group.key}`}
                find={found.find}
                active={active}
                onFollow={remember}
              />
            ))}
          </div>
          <Option
            id={allId}
            href={searchHref(isSlow ? text.trim() : found.find)}
            active={active}
            className={styles.all}
            onFollow={remember}
          >
            <span>{isSlow ? t.searching : t.all(total)}</span>
            {isSlow ? <Spinner /> : <Icon name="arrow-right" size={20} />}
            <kbd className={styles.key}>{t.enter}</kbd>
          </Option>
        </div>
      )}
    </>
  );
}

interface GroupProps {
  group: SuggestionGroup;
  /** Id of the header's option; the ids of the items begin with it. */
  id: string;
  find: string;
  active: string | undefined;
  onFollow: () => void;
}

function Group({ group: { key, count, href, items }, id, find, active, onFollow }: GroupProps) {
  const t = useAreaTexts('search', search);
  return (
    <div role="group" aria-label={t.groups[key]} className={styles.group}>
      <Option id={id} href={href} active={active} className={styles.header} onFollow={onFollow}>
        <span className={styles.title}>{t.groups[key]}</span>
        <span aria-hidden="true" className={styles.count}>
          {formatCount(count)}
        </span>
        <span className={styles.status}>: {t.found(count)}</span>
        <Icon name="arrow-right" size={20} className={styles.arrow} />
      </Option>
      {items.map((item, index) => (
        <Item key={item.href} item={item} id={`${id}${index}`} find={find} active={active} onFollow={onFollow} />
      ))}
    </div>
  );
}

interface ItemProps extends Omit<GroupProps, 'group'> {
  item: Suggestion;
}

function Item({ item, id, find, active, onFollow }: ItemProps) {
  return (
    <Option
      id={id}
      href={item.href}
      external={item.external}
      active={active}
      className={styles.item}
      onFollow={onFollow}
    >
      <Icon name={item.icon} size={20} className={styles.icon} />
      <span className={styles.name}>
        <Highlighted text={item.title} find={find} />
      </span>
      {item.facts && <span className={styles.facts}>{item.facts}</span>}
      {item.external && <Icon name="external" size={16} className={styles.icon} />}
    </Option>
  );
}
