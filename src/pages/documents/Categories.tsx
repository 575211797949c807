import { SideNav, type SideNavItem } from '../../ui/SideNav/SideNav.tsx';
import { withQuery } from '../../features/query-params/use-query-params.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { routes } from '../../routes.ts';
import styles from './Categories.module.scss';
import type { Category, DocumentsData } from './data.ts';
import { categoryHref, type DocumentFilter } from './document-groups.ts';

interface CategoriesProps {
  data: Pick<DocumentsData, 'categories' | 'kinds' | 'all'>;
  filter: DocumentFilter;
  /** The search text. */
  find: string;
}

/** Kinds and their categories beside the list; on narrow screens only the kinds, above it. */
export function Categories({ data: { categories, kinds, all }, filter, find }: CategoriesProps) {
  const t = useAreaTexts('documents', documents);
  const isLive = useHydrated();
  const hrefFor = (query: Record<string, string>, category?: Category) =>
    // Without scripts the whole list is shown, and a category is an anchor in it.
    category && !isLive
      ? categoryHref(category)
      : withQuery(routes.documents.href(), new URLSearchParams({ ...query, ...(find && { find }) }));

  const items = kinds.flatMap(({ kind, count }): SideNavItem[] => {
    const own = categories.filter((category) => category.kind === kind);
    const isCurrent = filter.kind === kind && filter.category === undefined;
    return [
      {
        label: t.kinds[kind],
        count,
        href: hrefFor({ kind }, own[0]),
        current: isCurrent ? 'true' : undefined,
      },
      ...own.map((category) => ({
        label: category.title,
        count: category.count,
        href: hrefFor({ category: String(category.id) }, category),
        current: filter.category === category.id ? ('true' as const) : undefined,
        nested: true,
      })),
    ];
  });
  const isAll = filter.kind === undefined;
  return (
    <>
      <SideNav
        title={t.categories}
        items={[{ label: t.all, href: hrefFor({}), count: all.count, current: isAll ? 'true' : undefined }, ...items]}
      />
      <div className={styles.chips}>
        <Chips label={t.categories}>
          <Chip href={hrefFor({})} count={all.count} active={isAll}>
            {t.allShort}
          </Chip>
          {kinds.map(({ kind, count }) => (
            <Chip key={kind} href={hrefFor({ kind })} count={count} active={filter.kind === kind}>
              {t.kinds[kind]}
            </Chip>
          ))}
        </Chips>
      </div>
    </>
  );
}
