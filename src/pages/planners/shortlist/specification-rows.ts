import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { shortName } from '../../../features/equipment/short-name.ts';
import { plainText } from '../../../features/equipment/properties/read-measure.ts';
import { quantityOf, type Shortlist } from '../../../features/shortlist/shortlist.ts';
import type { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { routes } from '../../../routes.ts';
import { site } from '../../../site.ts';

/** Of a landscape sheet, in points. */
export const COLUMN_WIDTHS = [34, 292, 92, 106, 48, 40, 150];

/**
 * A specification of equipment with a row for each model: position, name and main figures, mark, maker, unit, quantity and
 * the URL of its page. The columns are those of ГОСТ 21.110 for which the site has data.
 * @param origin the origin of the site
 */
export function specificationRows(
  products: readonly ProductCardData[],
  shortlist: Shortlist,
  origin: string,
  t: (typeof russian)['sheet'],
): (string | number)[][] {
  return products.map(({ slug, name, highlights }, index) => [
    index + 1,
    plainText([name, ...highlights.map(({ label, value }) => `${label}: ${value}`)].join('; ')),
    plainText(shortName(name)),
    site.legalName,
    t.unit,
    quantityOf(shortlist, slug),
    origin + routes.equipmentItem.href({ slug }),
  ]);
}
