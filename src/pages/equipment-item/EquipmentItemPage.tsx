import { RequestButton } from '../../features/application/RequestButton.tsx';
import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { DocumentList } from '../../features/documents/DocumentList.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { Features } from '../../ui/Features/Features.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Highlights } from '../../ui/Highlights/Highlights.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SpecTable } from '../../ui/SpecTable/SpecTable.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { EquipmentItemData } from './data.ts';
import styles from './EquipmentItemPage.module.scss';
import { UsedIn } from './UsedIn.tsx';

export default function EquipmentItemPage({ data, trail }: ViewProps<EquipmentItemData>) {
  const { slug, name, lead, pictures, highlights, html, advantages, specifications, documents, related, video } = data;
  const parts = [
    { id: 'description', title: 'Описание', present: html !== '' },
    { id: 'specifications', title: 'Характеристики', present: specifications.length > 0 },
    { id: 'advantages', title: 'Преимущества', present: advantages.length > 0 },
    { id: 'documents', title: 'Документы', present: documents.length > 0 },
  ].filter(({ present }) => present);
  const here = routes.equipmentItem.href({ slug });
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs items={trail.slice(0, -1)} current={trail.at(-1)?.label ?? name} />
        <div className={styles.split}>
          <Gallery pictures={pictures} video={video} sizes="(min-width: 1024px) 58vw, 100vw" placeholder="air" />
          <div>
            <h1 className={styles.title}>{name}</h1>
            <p className={styles.lead}>{lead}</p>
            <Highlights items={highlights} />
            <RequestButton size="l" />
          </div>
        </div>
      </div>
      <Section compact>
        <Tabs
          label="На этой странице"
          kind="location"
          current=""
          items={parts.map(({ id, title }) => ({ label: title, href: `${here}#${id}` }))}
        />
      </Section>
      <Section compact id="description">
        <SectionHeading title="Описание" />
        <RichText html={html} />
      </Section>
      {specifications.length > 0 && (
        <Section tone="mist" compact id="specifications">
          <SectionHeading title="Характеристики" />
          {specifications.map(({ title, rows }) => (
            <SpecTable key={title} title={title} rows={rows} />
          ))}
        </Section>
      )}
      {advantages.length > 0 && (
        <Section compact id="advantages">
          <SectionHeading title="Преимущества" />
          <Features items={advantages} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section compact id="documents">
          <SectionHeading title="Документы" />
          <DocumentList rows={documents} label="Документы" />
        </Section>
      )}
      <UsedIn industries={data.industries} solutions={data.solutions} projects={data.projects} />
      {related.length > 0 && (
        <Section tone="mist" compact>
          <SectionHeading title="Похожие модели" />
          <CardGrid columns={4} label="Похожие модели">
            {related.map((item) => (
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
      <RequestBand title={`Рассчитаем ${name}`} lead="Пришлите исходные данные — ответим за один рабочий день." />
    </>
  );
}
