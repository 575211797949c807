import { type Medium, MEDIUMS } from '../../lib/data/medium.ts';
import { catalogueHref, type CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { Segment, type SegmentOption } from '../../ui/Segment/Segment.tsx';
import type { CatalogueType } from './data.ts';
import { groupHref } from './group-anchor.ts';
import { countModels, filterTypes } from './catalogue-groups.ts';

/** Air, water or both. Without scripts the whole list is shown, and a medium links to an anchor in it. */
export function MediumSwitch({ kinds, query }: { kinds: CatalogueType[]; query: CatalogueQuery }) {
  const t = useAreaTexts('equipment', equipment);
  const isLive = useHydrated();
  const labelled = (label: string, count: number) => ({ label, count, noun: t.modelsNoun(count) });
  const option = (medium: Medium): SegmentOption<Medium> => {
    const own = filterTypes(kinds, { medium });
    const wanted = { ...query, medium, type: undefined };
    return {
      value: medium,
      icon: medium,
      ...labelled(t[medium], countModels(own)),
      href: isLive || !own[0] ? catalogueHref(wanted) : groupHref(own[0], wanted),
    };
  };
  const all = { ...query, medium: undefined, type: undefined };
  return (
    <Segment<Medium | 'all'>
      label={t.medium}
      value={query.medium ?? 'all'}
      options={[
        { value: 'all', ...labelled(t.all, countModels(kinds)), href: catalogueHref(all) },
        ...MEDIUMS.map(option),
      ]}
    />
  );
}
