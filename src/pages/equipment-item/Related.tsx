import { catalogueHref, MAX_COMPARED } from '../../features/equipment/catalogue-query.ts';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { EquipmentItemData } from './data.ts';
import styles from './Related.module.scss';

interface RelatedProps {
  items: EquipmentItemData['related'];
  /** Slug of the model that they are like. */
  slug: string;
}

/**
 * Models of the same kind of use. Their figures are not in the reply of this model, and a page that asked for the
 * whole list would have to be made anew with every change of any model: the comparison shows them instead.
 */
export function Related({ items, slug }: RelatedProps) {
  const t = useAreaTexts('equipment', equipment);
  const compared = [slug, ...items.map((item) => item.slug)].slice(0, MAX_COMPARED);
  return (
    <Section compact print="hidden">
      <SectionHeading
        title={t.relatedTitle}
        action={<ArrowLink href={routes.equipment.href()}>{t.catalogue}</ArrowLink>}
      />
      <CardGrid columns={4} label={t.relatedTitle} phone="rail">
        {items.map((item) => (
          <ProductCard
            key={item.slug}
            href={routes.equipmentItem.href({ slug: item.slug })}
            name={item.title}
            lead={item.lead}
            picture={item.image}
            phone="card"
          />
        ))}
      </CardGrid>
      <div className={styles.compare} data-script="needed">
        <Button href={catalogueHref({ compare: compared })} variant="quiet" size="s">
          {t.compareWithRelated}
        </Button>
      </div>
    </Section>
  );
}
