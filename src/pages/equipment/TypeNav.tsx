import { memo } from 'react';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { SideNav } from '../../ui/SideNav/SideNav.tsx';
import { MEDIUMS } from '../../lib/data/medium.ts';
import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { CatalogueType } from './data.ts';
import { groupHref } from './group-anchor.ts';
import styles from './TypeNav.module.scss';

interface TypeNavProps {
  kinds: CatalogueType[];
  query: CatalogueQuery;
}

/** The kinds of equipment beside the list, on wide screens. A second click on the selected kind shows all kinds. */
export const TypeNav = memo(function TypeNav({ kinds, query }: TypeNavProps) {
  const t = useAreaTexts('equipment', equipment);
  const addressOf = useTypeHref(query);
  return (
    <div className={styles.nav}>
      {MEDIUMS.map((medium) => {
        const own = kinds.filter((kind) => kind.medium === medium);
        return (
          own.length > 0 && (
            <SideNav
              key={medium}
              title={
                <span className={styles.medium}>
                  <Icon name={medium} size={20} className={styles[medium]} />
                  {t[medium]}
                </span>
              }
              items={own.map((kind) => ({
                label: kind.title,
                count: kind.count,
                noun: t.modelsNoun(kind.count),
                href: addressOf(kind),
                current: kind.slug === query.type ? 'true' : undefined,
              }))}
            />
          )
        );
      })}
      <div className={styles.help}>
        <p className={styles.title}>{t.help.title}</p>
        <p className={styles.text}>{t.help.text}</p>
        <ApplicationButton size="s" wide />
      </div>
    </div>
  );
});

/** The same kinds on narrow screens, in a row above the list. */
export const TypeChips = memo(function TypeChips({ kinds, query }: TypeNavProps) {
  const t = useAreaTexts('equipment', equipment);
  const addressOf = useTypeHref(query);
  return (
    <div className={styles.chips}>
      <Chips label={t.types}>
        {kinds.map((kind) => (
          <Chip
            key={kind.slug}
            href={addressOf(kind)}
            count={kind.count}
            noun={t.modelsNoun(kind.count)}
            active={kind.slug === query.type}
          >
            {kind.title}
          </Chip>
        ))}
      </Chips>
    </div>
  );
});

/** The URL of a kind: its models only or, without scripts, its anchor in the whole list. */
function useTypeHref(query: CatalogueQuery): (kind: CatalogueType) => string {
  const isLive = useHydrated();
  return (kind) => {
    const wanted = { ...query, type: kind.slug === query.type ? undefined : kind.slug };
    return isLive ? catalogueHref(wanted) : groupHref(kind, wanted);
  };
}
