import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CaptionLine } from '../../ui/Card/CaptionLine.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { ProductCard } from '../../ui/Card/ProductCard.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { ArticleData } from './data.ts';

export default function ArticlePage({ data, trail }: ViewProps<ArticleData>) {
  const { title, lead, image, date, author, industries, html, equipment, related } = data;
  const day = <time dateTime={date.iso}>{date.text}</time>;
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead}>
        <CaptionLine parts={[day, author, industries.join(', ')]} />
      </PageHeader>
      <Section compact>
        {image && <Picture picture={image} sizes="(min-width: 1024px) 80vw, 100vw" ratio="16/9" priority />}
        <RichText html={html} />
      </Section>
      {equipment.length > 0 && (
        <Section tone="mist">
          <SectionHeading title="Оборудование из статьи" />
          <CardGrid columns={4}>
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
      {related.length > 0 && (
        <Section>
          <SectionHeading title="Читайте дальше" />
          <CardGrid columns={3}>
            {related.map((item) => (
              <ArticleCard
                key={item.slug}
                href={routes.article.href({ slug: item.slug })}
                title={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <RequestBand
        title="Посчитаем под ваш объект"
        lead="Пришлите исходные данные — подготовим расчёт и подберём оборудование."
      />
    </>
  );
}
