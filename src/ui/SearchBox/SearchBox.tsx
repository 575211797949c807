import { type SubmitEvent, useRef } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { SEARCH_MAX_LENGTH } from '../../lib/text/search-text.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchBox.module.scss';

interface SearchBoxProps {
  /** The form's action without scripts; the text is `find` in its query. */
  action: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  clearLabel: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit: (event: SubmitEvent) => void;
  /** `display`: the main field of a page, in heading size. */
  size?: 'control' | 'display';
  /** For another background than the page's. */
  isRaised?: boolean;
  className?: string;
}

/** A search field. It is a plain form and needs no scripts. */
export function SearchBox({
  action,
  label,
  placeholder,
  submitLabel,
  clearLabel,
  value,
  onChange,
  onSubmit,
  size = 'control',
  isRaised = false,
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search aria-label={label}>
      <form
        action={action}
        className={classNames(styles.form, styles[size], className)}
        data-tone={isRaised ? 'white' : undefined}
        onSubmit={onSubmit}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="find"
          aria-label={label}
          placeholder={placeholder}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.input}
        />
        {value !== '' && size === 'display' && <IconButton icon="close" label={clearLabel} onClick={clear} />}
        <Button type="submit">{submitLabel}</Button>
      </form>
    </search>
  );
}
