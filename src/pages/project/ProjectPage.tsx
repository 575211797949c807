import { objects as russian } from '../../i18n/ru/objects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { SplitHero } from '../../features/split-hero/SplitHero.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { ProjectData } from './data.ts';

export default function ProjectPage({ data, trail }: ViewProps<ProjectData>) {
  const t = useAreaTexts('objects', russian);
  const { title, lead, image, customer, town, year, industry, gallery, story, equipment, review } = data;
  const facts = [
    { label: t.projects.customer, value: customer },
    { label: t.projects.town, value: town },
    { label: t.projects.year, value: String(year) },
    {
      label: t.projects.industry,
      value: industry && <Link href={routes.industry.href({ slug: industry.slug })}>{industry.title}</Link>,
    },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <SplitHero trail={trail} title={title} lead={lead} image={image}>
        <FactList items={facts} />
      </SplitHero>
      {story.map((part, index) => (
        <Section compact key={part.title} tone={index % 2 === 0 ? 'white' : 'mist'}>
          <SectionHeading title={part.title} />
          <RichText html={part.html} />
        </Section>
      ))}
      {gallery.length > 0 && (
        <Section>
          <SectionHeading title={t.projects.photos} />
          <PhotoGrid pictures={gallery} />
        </Section>
      )}
      {equipment.length > 0 && (
        <Section tone="mist">
          <SectionHeading title={t.projects.equipment} />
          <CardGrid columns={4} label={t.projects.equipment}>
            {equipment.map((item) => (
              <ProductCard
                key={item.slug}
                href={routes.equipmentItem.href({ slug: item.slug })}
                name={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {review && (
        <Section>
          <SectionHeading title={t.projects.review} />
          <ReviewCard {...review} />
        </Section>
      )}
      <RequestBand {...t.projects.ask} />
    </>
  );
}
