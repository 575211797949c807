import type { RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { ariaAttributes, type FieldIds } from '../layout/field-ids.ts';
import styles from '../popup/PopupTrigger.module.scss';
import { fieldTexts } from '../field-texts.ts';
import { NO_OPTION } from './list-navigation.ts';
import { optionId } from './Listbox.tsx';
import type { Select } from './use-select.ts';

interface SelectButtonProps {
  ids: FieldIds;
  listId: string;
  field: FieldProps<'select'>;
  select: Select;
  /** False if a clear button replaces it. */
  hasChevron: boolean;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Shows the selected option and opens the list. The focus stays on it while the keys change the active option. */
export function SelectButton({ ids, listId, field, select, hasChevron, ref }: SelectButtonProps) {
  const { isOpen, active, chosen } = select;
  return (
    <button
      {...ariaAttributes(ids, field)}
      id={ids.field}
      ref={ref}
      type="button"
      role="combobox"
      aria-labelledby={ids.label}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && active !== NO_OPTION ? optionId(listId, active) : undefined}
      className={styles.opener}
      disabled={field.disabled}
      onClick={select.toggle}
      onKeyDown={select.onKeyDown}
    >
      {field.icon && <Icon name={field.icon} size={20} className={styles.icon} />}
      <span className={chosen ? styles.text : styles.placeholder}>
        {chosen?.label ?? field.placeholder ?? fieldTexts().select.placeholder}
      </span>
      {hasChevron && (
        <Icon
          name="chevron-down"
          size={20}
          className={classNames(styles.icon, styles.chevron, isOpen && styles.turned)}
        />
      )}
    </button>
  );
}
