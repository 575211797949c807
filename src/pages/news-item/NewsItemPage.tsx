import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { NewsItemData } from './data.ts';

export default function NewsItemPage({ data, trail }: ViewProps<NewsItemData>) {
  const { title, lead, image, date, html, gallery, related } = data;
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead}>
        <p>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      </PageHeader>
      <Section compact>
        {image && <Picture picture={image} sizes="(min-width: 1024px) 80vw, 100vw" ratio="16/9" priority />}
        <RichText html={html} />
      </Section>
      {gallery.length > 0 && (
        <Section compact>
          <SectionHeading title="Фотографии" />
          <PhotoGrid pictures={gallery} />
        </Section>
      )}
      {related.length > 0 && (
        <Section tone="mist">
          <SectionHeading title="Ещё новости" />
          <CardGrid columns={3}>
            {related.map((item) => (
              <ArticleCard
                key={item.slug}
                href={routes.newsItem.href({ slug: item.slug })}
                title={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
