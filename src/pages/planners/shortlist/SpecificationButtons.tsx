import { useState } from 'react';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { loadFont } from '../../../features/table-pdf/load-font.ts';
import type { Shortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { withinLimit } from '../../../lib/browser/chunk-limit.ts';
import { saveBlob } from '../../../lib/browser/save-blob.ts';
import { displayDate } from '../../../lib/text/display-date.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { notify } from '../../../ui/Notification/notifications.ts';
import { COLUMN_WIDTHS, specificationRows } from './specification-rows.ts';

interface SpecificationButtonsProps {
  shortlist: Shortlist;
  products: readonly ProductCardData[];
  /** The customer's details in one line. */
  customer: string;
}

/** Buttons to save the specification. The libraries and the font are loaded on the first press. */
export function SpecificationButtons({ shortlist, products, customer }: SpecificationButtonsProps) {
  const t = useAreaTexts('shortlist', russian);
  const [busy, setBusy] = useState<'xlsx' | 'pdf'>();
  const rows = () => specificationRows(products, shortlist, location.origin, t.sheet);
  const writers = {
    xlsx: async () => (await import('./specification-sheet.ts')).specificationSheet(rows(), t.sheet),
    pdf: async () => {
      const [{ tablePdf }, font] = await Promise.all([import('../../../features/table-pdf/table-pdf.ts'), loadFont()]);
      const { text: today } = displayDate(new Date().toISOString());
      const lines = [t.printedOn(today), customer].filter(Boolean);
      const table = { title: t.sheet.name, columns: t.sheet.columns, widths: COLUMN_WIDTHS, rows: rows() };
      return tablePdf({ ...table, lines, layout: 'landscape', font });
    },
  };
  const save = async (format: keyof typeof writers) => {
    setBusy(format);
    try {
      saveBlob(await withinLimit(writers[format]()), `${t.sheet.fileName}.${format}`);
    } catch (error) {
      console.error('The specification was not written', error);
      notify(() => ({ title: t.order.sheetFailed, tone: 'error' }));
    } finally {
      setBusy(undefined);
    }
  };
  return (['xlsx', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      variant="outline"
      wide="phone"
      icon={format === 'pdf' ? 'file-pdf' : 'file-xls'}
      busy={busy === format}
      busyLabel={t.order[format]}
      onClick={() => void save(format)}
    >
      {t.order[format]}
    </Button>
  ));
}
