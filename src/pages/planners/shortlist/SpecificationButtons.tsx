import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { SaveFileButton } from '../../../features/save-file/SaveFileButton.tsx';
import { loadFont } from '../../../features/table-pdf/load-font.ts';
import type { Shortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { displayDate } from '../../../lib/text/display-date.ts';
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
  const rows = () => specificationRows(products, shortlist, location.origin, t.sheet);
  const sheet = async () => (await import('./specification-sheet.ts')).specificationSheet(rows(), t.sheet);
  const document = async () => {
    const [{ tablePdf }, font] = await Promise.all([import('../../../features/table-pdf/table-pdf.ts'), loadFont()]);
    const { text: today } = displayDate(new Date().toISOString());
    const lines = [t.printedOn(today), customer].filter(Boolean);
    const table = { title: t.sheet.name, columns: t.sheet.columns, widths: COLUMN_WIDTHS, rows: rows() };
    return tablePdf({ ...table, lines, layout: 'landscape', font });
  };
  const formats = [
    { format: 'xlsx', icon: 'file-xls', write: sheet },
    { format: 'pdf', icon: 'file-pdf', write: document },
  ] as const;
  return formats.map(({ format, icon, write }) => (
    <SaveFileButton
      key={format}
      wide="phone"
      icon={icon}
      label={t.order[format]}
      create={async () => ({ name: `${t.sheet.fileName}.${format}`, file: await write() })}
      failed={t.order.sheetFailed}
    />
  ));
}
