import { catalogueHref, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { UsedEquipment } from '../../features/equipment/UsedEquipment.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { EquipmentItemData } from './data.ts';
import styles from './Related.module.scss';

interface RelatedProps {
  items: EquipmentItemData['related'];
  /** Slug of the current model. */
  slug: string;
}

/** Related models, and a link to their comparison with this one. */
export function Related({ items, slug }: RelatedProps) {
  const t = useAreaTexts('equipment', equipment);
  const compared = [slug, ...items.map((item) => item.slug)].slice(0, MAX_COMPARED);
  return (
    <Section compact print="hidden">
      <SectionHeading
        title={t.relatedTitle}
        action={<ArrowLink href={routes.equipment.href()}>{t.catalogue}</ArrowLink>}
      />
      <UsedEquipment equipment={items} label={t.relatedTitle} phone="rail" />
      <div className={styles.compare} data-script="needed">
        <Button href={catalogueHref({ compare: compared })} variant="quiet" size="s">
          {t.compareWithRelated}
        </Button>
      </div>
    </Section>
  );
}
