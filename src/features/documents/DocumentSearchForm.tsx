import { type SubmitEvent, useState } from 'react';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';

interface DocumentSearchFormProps {
  /** The text that has been searched for. The field shows it; when it changes, as by a navigation back, the field follows. */
  find?: string;
  /** `display`: the main field of a page, in heading size. */
  size?: 'control' | 'display';
  /** Searches on this page. Without it the form opens the page of results. */
  onFind?: (find: string) => void;
}

/** The form that searches technical documents. */
export function DocumentSearchForm({ find = '', size = 'control', onFind }: DocumentSearchFormProps) {
  const t = useAreaTexts('documents', documents);
  const [text, setText] = useState(find);
  const [previous, setPrevious] = useState(find);
  if (previous !== find) {
    setPrevious(find);
    setText(find);
  }
  const submit = (event: SubmitEvent) => {
    if (!onFind) return;
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <SearchBox
      action={routes.plannersSearch.href()}
      label={t.searchLabel}
      placeholder={t.searchPlaceholder}
      submitLabel={t.search}
      clearLabel={t.clearSearch}
      value={text}
      onChange={setText}
      onSubmit={submit}
      size={size}
      isRaised
    />
  );
}
