import { shortName } from '../../../features/equipment/short-name.ts';
import { LIMITS } from '../../../features/application/limits.ts';
import { sentLength } from '../../../forms/text/text-length.ts';
import { quantityOf, type Shortlist } from '../../../features/shortlist/shortlist.ts';
import type { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { isInn } from './inn.ts';

const MAX_LENGTH = LIMITS.text;

interface Order {
  shortlist: Shortlist;
  products: readonly { slug: string; name: string }[];
  company: string;
  inn: string;
}

/**
 * The models with their quantities, the company and its taxpayer number, as the message of an application. If that is too long,
 * names are shortened and the last models are omitted, since the link has them.
 */
export function orderMessage(order: Order, t: (typeof russian)['order']['message']): string {
  const { shortlist, products } = order;
  const company = order.company.trim();
  const inn = order.inn.trim();
  const ends = [company && t.company(company), inn && (isInn(inn) ? t.inn(inn) : t.uncheckedInn(inn))];
  const write = (names: readonly string[], left: number) =>
    [
      t.intro(products.length),
      ...names.map((name, index) => t.line(index + 1, name, quantityOf(shortlist, products[index]?.slug ?? ''))),
      left > 0 && t.more(left),
      ...ends,
    ]
      .filter(Boolean)
      .join('\n');
  const whole = write(
    products.map(({ name }) => name),
    0,
  );
  if (sentLength(whole) <= MAX_LENGTH) return whole;
  const short = products.map(({ name }) => shortName(name));
  for (let shown = short.length; shown > 0; shown--) {
    const text = write(short.slice(0, shown), short.length - shown);
    if (sentLength(text) <= MAX_LENGTH) return text;
  }
  return write([], short.length).slice(0, MAX_LENGTH);
}
