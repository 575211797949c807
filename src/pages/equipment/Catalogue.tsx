import { catalogueAddress, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Crumb } from '../page.ts';
import styles from './Catalogue.module.scss';
import { CompareBar } from './CompareBar.tsx';
import type { EquipmentData } from './data.ts';
import { GroupList } from './GroupList.tsx';
import { MediumSwitch } from './MediumSwitch.tsx';
import { countModels, selectGroups } from './selection.ts';
import { SortLinks } from './SortLinks.tsx';
import { TypeChips, TypeNav } from './TypeNav.tsx';
import { useTicks } from './use-ticks.ts';

interface CatalogueProps extends EquipmentData {
  query: CatalogueQuery & { selected: string[] };
  trail: Crumb[];
}

export function Catalogue({ groups, query, trail }: CatalogueProps) {
  const t = useAreaTexts('equipment', equipment);
  const { selected, toggle, clear } = useTicks(query);
  const shown = selectGroups(groups, query);
  const inMedium = selectGroups(groups, { medium: query.medium });
  return (
    <>
      <PageHeader
        trail={trail}
        title={trail.at(-1)?.label ?? ''}
        lead={t.lead(t.models(countModels(groups)))}
        aside={<MediumSwitch groups={groups} query={query} />}
      />
      <Section compact className={styles.layout}>
        <TypeNav groups={inMedium} query={query} />
        <TypeChips groups={inMedium} query={query} />
        <div className={styles.list}>
          <div className={styles.line}>
            <p role="status" className={styles.count}>
              {t.models(countModels(shown))}
            </p>
            <SortLinks query={query} />
          </div>
          {shown.map((group) => (
            <GroupList
              key={group.slug}
              group={group}
              isWhole={query.type !== undefined}
              selected={selected}
              onToggle={toggle}
            />
          ))}
          {shown.length === 0 && (
            <EmptyState title={t.empty.title} actions={<Button href={catalogueAddress()}>{t.empty.all}</Button>}>
              {t.empty.text}
            </EmptyState>
          )}
          {selected.length > 0 && <CompareBar selected={selected} onClear={clear} />}
        </div>
      </Section>
    </>
  );
}
