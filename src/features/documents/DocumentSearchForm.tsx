import { type SubmitEvent, useState } from 'react';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';

interface DocumentSearchFormProps {
  /** What the field begins with; whoever changes it later gives the form another key. */
  find?: string | undefined;
  /** `display`: it leads the page, its text has the size of a heading. */
  size?: 'control' | 'display' | undefined;
  /** Finds without leaving the page. Without it the form leads to the page of the results. */
  onFind?: ((find: string) => void) | undefined;
}

/** Asks for technical documents. */
export function DocumentSearchForm({ find = '', size = 'control', onFind }: DocumentSearchFormProps) {
  const t = useAreaTexts('documents', documents);
  const [text, setText] = useState(find);
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
