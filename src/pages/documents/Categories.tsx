import { SideNav, type SideNavItem } from '../../features/documents/SideNav.tsx';
import { withQuery } from '../../features/address-query/use-query.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { routes } from '../../routes.ts';
import styles from './Categories.module.scss';
import type { DocumentsData } from './data.ts';
import { groupAnchor, type Wanted } from './selection.ts';

interface CategoriesProps {
  data: Pick<DocumentsData, 'groups' | 'kinds' | 'all'>;
  asked: Wanted;
}

/** Kinds and their categories beside the list; on narrow screens the kinds alone, above it. */
export function Categories({ data: { groups, kinds, all }, asked }: CategoriesProps) {
  const t = useAreaTexts('documents', documents);
  const isLive = useHydrated();
  const address = (query: Record<string, string>, anchor = '') =>
    // Without scripts the whole list stays, and a category is a place in it.
    withQuery(routes.documents.href(), new URLSearchParams(query)) + (isLive || !anchor ? '' : `#${anchor}`);

  const items = kinds.flatMap(({ kind, count }): SideNavItem[] => {
    const own = groups.filter((group) => group.kind === kind);
    const isCurrent = asked.kind === kind && asked.category === undefined;
    return [
      {
        label: t.kinds[kind],
        count,
        href: address({ kind }, own[0] && groupAnchor(own[0])),
        current: isCurrent ? 'true' : undefined,
      },
      ...own.map((group) => ({
        label: group.title,
        count: group.rows.length,
        href: address({ category: String(group.id) }, groupAnchor(group)),
        current: asked.category === group.id ? ('true' as const) : undefined,
        nested: true,
      })),
    ];
  });
  const isAll = asked.kind === undefined;
  return (
    <>
      <SideNav
        title={t.categories}
        items={[{ label: t.all, href: address({}), count: all.count, current: isAll ? 'true' : undefined }, ...items]}
      />
      <div className={styles.chips}>
        <Chips label={t.categories}>
          <Chip href={address({})} count={all.count} active={isAll}>
            {t.allShort}
          </Chip>
          {kinds.map(({ kind, count }) => (
            <Chip key={kind} href={address({ kind })} count={count} active={asked.kind === kind}>
              {t.kinds[kind]}
            </Chip>
          ))}
        </Chips>
      </div>
    </>
  );
}
