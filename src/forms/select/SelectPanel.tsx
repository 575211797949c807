import { Button } from '../../ui/Button/Button.tsx';
import type { FieldOption, OptionValue } from '../field-definition.ts';
import { fieldTexts } from '../field-texts.ts';
import { Listbox } from './Listbox.tsx';
import { ListMessage } from './ListMessage.tsx';
import styles from './SelectPanel.module.scss';
import type { ComboboxOptions } from './use-combobox-options.ts';

interface SelectPanelProps {
  listId: string;
  labelledBy: string;
  choices: ComboboxOptions;
  selected: OptionValue | null;
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: FieldOption) => void;
  onLoadMore: () => void;
}

/** The options, or a message why there are none, and a button for the next page. */
export function SelectPanel({ listId, labelledBy, choices, onLoadMore, ...list }: SelectPanelProps) {
  const { items, status, message } = choices;
  return (
    <div
      role="presentation"
      className={styles.panel}
      id={items.length > 0 ? undefined : listId}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.length > 0 && <Listbox id={listId} labelledBy={labelledBy} options={items} {...list} />}
      {message && <ListMessage busy={status === 'waiting' || status === 'loading'}>{message}</ListMessage>}
      {status === 'failed' && (
        <Button variant="quiet" size="s" wide onClick={choices.repeat}>
          {fieldTexts().select.repeat}
        </Button>
      )}
      {choices.hasMore && (
        <Button
          variant="quiet"
          size="s"
          wide
          busy={status === 'more'}
          busyLabel={fieldTexts().select.searching}
          onClick={onLoadMore}
        >
          {fieldTexts().select.loadMore}
        </Button>
      )}
    </div>
  );
}
