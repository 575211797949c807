import type { CatalogueQuery } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { countModels } from './catalogue-groups.ts';
import type { EquipmentData } from './data.ts';
import { MediumSwitch } from './MediumSwitch.tsx';

interface CatalogueHeroProps {
  kinds: EquipmentData['groups'];
  query: CatalogueQuery;
  breadcrumbs: Breadcrumb[];
}

/** The header of the catalogue with the choice of the medium. */
export function CatalogueHero({ kinds, query, breadcrumbs }: CatalogueHeroProps) {
  const t = useAreaTexts('equipment', equipment);
  const total = countModels(kinds);
  return (
    <PageHeader
      breadcrumbs={breadcrumbs}
      title={breadcrumbs.at(-1)?.label ?? ''}
      lead={total > 0 ? t.lead(t.models(total)) : undefined}
      aside={<MediumSwitch kinds={kinds} query={query} />}
    >
      <ArrowLink href={routes.selection.href()}>{t.toSelection}</ArrowLink>
    </PageHeader>
  );
}
