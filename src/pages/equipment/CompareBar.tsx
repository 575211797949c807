import { catalogueHref, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { ShortlistButton } from '../../features/shortlist/ShortlistButton.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FloatingBar } from '../../ui/FloatingBar/FloatingBar.tsx';

interface CompareBarProps {
  /** Slugs of the selected models, at least one. */
  selected: readonly string[];
  onClear: () => void;
}

/** The number of selected models, with links to their comparison and a button for the shortlist. */
export function CompareBar({ selected, onClear }: CompareBarProps) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <FloatingBar
      label={t.selection}
      text={t.chosen(selected.length, MAX_COMPARED)}
      clear={t.clear}
      onClear={onClear}
      hint={selected.length < 2 && t.oneMore}
    >
      <ShortlistButton part={{ products: selected, documents: [] }} />
      {selected.length > 1 && (
        <Button size="s" href={catalogueHref({ compare: selected })}>
          {t.compare}
        </Button>
      )}
    </FloatingBar>
  );
}
