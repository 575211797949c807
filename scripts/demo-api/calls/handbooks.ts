import { paginate } from '../http/paging.ts';
import { notFound } from '../http/api-error.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Content } from '../content.ts';
import type { Handbook } from '../entries/entries.ts';
import { createSearch } from '../search/matcher.ts';

export function handbookCalls({ entries }: Content): Route[] {
  const handbooks = entries.handbooks.items.map((handbook) => ({ ...handbook, search: searchOf(handbook) }));
  return [
    get('handbooks', () => handbooks.map(({ id, type, title }) => ({ id, type, title }))),
    get('handbook/handbook-value/:type', ({ params, query }) => {
      const handbook = handbooks.find(({ type }) => type === params.type);
      if (!handbook) throw notFound();
      const text = query.get('search');
      return paginate(text ? handbook.search(text) : handbook.values, query, (value) => value);
    }),
  ];
}

const searchOf = ({ values }: Handbook) => createSearch(values, ({ label }) => ({ name: label, texts: [] }));
