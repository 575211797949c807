import { RequestButton } from '../../features/application/RequestButton.tsx';
import { SideNav } from '../../features/documents/SideNav.tsx';
import { catalogueAddress, type CatalogueQuery, MEDIUMS } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { CatalogueGroup, EquipmentData } from './data.ts';
import { groupAnchor } from './group-anchor.ts';
import styles from './TypeNav.module.scss';

type TypeNavProps = EquipmentData & { query: CatalogueQuery };

/** The kinds of equipment beside the list, on wide screens. A second press on the chosen one shows all again. */
export function TypeNav({ groups, query }: TypeNavProps) {
  const t = useAreaTexts('equipment', equipment);
  const addressOf = useTypeAddress(query);
  return (
    <div className={styles.nav}>
      {MEDIUMS.map((medium) => {
        const own = groups.filter((group) => group.medium === medium);
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
              items={own.map((group) => ({
                label: group.title,
                count: group.items.length,
                href: addressOf(group),
                current: group.slug === query.type ? 'true' : undefined,
              }))}
            />
          )
        );
      })}
      <div className={styles.help}>
        <p className={styles.title}>{t.help.title}</p>
        <p className={styles.text}>{t.help.text}</p>
        <RequestButton size="s" wide />
      </div>
    </div>
  );
}

/** The same kinds on narrow screens, in a row above the list. */
export function TypeChips({ groups, query }: TypeNavProps) {
  const t = useAreaTexts('equipment', equipment);
  const addressOf = useTypeAddress(query);
  return (
    <div className={styles.chips}>
      <Chips label={t.types}>
        {groups.map((group) => (
          <Chip key={group.slug} href={addressOf(group)} count={group.items.length} active={group.slug === query.type}>
            {group.title}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** Where a kind leads: to its models alone or, without scripts, to its place in the whole list. */
function useTypeAddress(query: CatalogueQuery): (group: CatalogueGroup) => string {
  const isLive = useHydrated();
  return (group) => {
    const type = group.slug === query.type ? undefined : group.slug;
    return catalogueAddress({ ...query, type }) + (isLive ? '' : `#${groupAnchor(group)}`);
  };
}
