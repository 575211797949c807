import type { RefObject } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { ariaAttributes, type FieldIds } from '../layout/field-ids.ts';
import { UNRECORDED_KEYS } from '../layout/session-replay.ts';
import { fieldTexts } from '../field-texts.ts';
import { optionId } from './Listbox.tsx';
import styles from './ComboboxField.module.scss';
import type { Combobox } from './use-combobox.ts';

interface ComboboxInputProps {
  ids: FieldIds;
  listId: string;
  field: FieldProps<'new_select'>;
  combobox: Combobox;
  ref: RefObject<HTMLInputElement | null>;
}

/** The input of a searchable select. The focus stays in it; `aria-activedescendant` names the active option. */
export function ComboboxInput({ ids, listId, field, combobox, ref }: ComboboxInputProps) {
  const { isOpen, active, choices } = combobox;
  return (
    <input
      {...ariaAttributes(ids, field)}
      id={ids.field}
      ref={ref}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && choices.items[active] ? optionId(listId, active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      name={field.name}
      className={classNames(styles.input, UNRECORDED_KEYS, field.placeholderCase !== 'as-written' && styles.upper)}
      placeholder={field.placeholder ?? fieldTexts().select.placeholder}
      maxLength={field.maxLength}
      disabled={field.disabled}
      value={combobox.text}
      onChange={(event) => combobox.type(event.target.value)}
      onClick={combobox.open}
      onFocus={(event) => event.target.select()}
      onKeyDown={combobox.onKeyDown}
    />
  );
}
