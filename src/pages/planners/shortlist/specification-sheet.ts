import writeXlsxFile from 'write-excel-file/universal';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { shortName } from '../../../features/equipment/short-name.ts';
import { quantityOf, type Shortlist } from '../../../features/shortlist/shortlist.ts';
import type { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { plainText } from '../../../features/equipment/properties/read-measure.ts';
import { routes } from '../../../routes.ts';
import { site } from '../../../site.ts';

const WIDTHS = [6, 60, 18, 20, 9, 7, 48];

/**
 * A specification of equipment as an XLSX file: a row for each model with its main figures, its quantity and the URL of
 * its page. The columns are those of ГОСТ 21.110 that the site has data for.
 * @param origin of the site
 */
export async function specificationSheet(
  products: readonly ProductCardData[],
  shortlist: Shortlist,
  origin: string,
  t: (typeof russian)['sheet'],
): Promise<Blob> {
  const header = t.columns.map((value) => ({ value, fontWeight: 'bold' as const, wrap: true }));
  const rows = products.map(({ slug, name, highlights }, index) => [
    { value: index + 1 },
    { value: plainText([name, ...highlights.map(({ label, value }) => `${label}: ${value}`)].join('; ')), wrap: true },
    { value: plainText(shortName(name)) },
    { value: site.legalName },
    { value: t.unit },
    { value: quantityOf(shortlist, slug) },
    { value: origin + routes.equipmentItem.href({ slug }) },
  ]);
  return writeXlsxFile([header, ...rows], {
    sheet: t.name,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
