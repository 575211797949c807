import { BelowFold } from '../../features/below-fold/BelowFold.tsx';
import { LongRead } from '../../features/long-read/LongRead.tsx';
import { Lead } from '../../features/long-read/Lead.tsx';
import { ShareBar } from '../../features/long-read/ShareBar.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid, columnsFor, HALF_WIDTH } from '../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { NewsItemData } from './data.ts';
import styles from './NewsItemPage.module.scss';

export default function NewsItemPage({ data, breadcrumbs }: ViewProps<NewsItemData>) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const { title, lead, image, date, html, gallery, related } = data;
  return (
    <article>
      <PageHeader breadcrumbs={breadcrumbs} title={title}>
        <p className={styles.date}>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      </PageHeader>
      <Section compact className={styles.body}>
        {image && <Picture picture={image} sizes="(min-width: 1600px) 1440px, 100vw" ratio="7/3" priority />}
        <LongRead aside={<ShareBar />}>
          {lead && <Lead>{lead}</Lead>}
          <RichText html={html} />
        </LongRead>
      </Section>
      <BelowFold>
        {gallery.length > 0 && (
          <Section compact labelledBy="photos">
            <SectionHeading id="photos" title={t.photos} />
            <PhotoGrid pictures={gallery} />
          </Section>
        )}
        {related.length > 0 && (
          <Section tone="mist" labelledBy="related">
            <SectionHeading
              id="related"
              title={t.moreNews}
              action={<ArrowLink href={routes.news.href()}>{t.allNews}</ArrowLink>}
            />
            <CardGrid columns={columnsFor(related.length, 3)}>
              {related.map(({ slug, title: name, image: picture, date: day }) => (
                <ArticleCard
                  key={slug}
                  href={routes.newsItem.href({ slug })}
                  title={name}
                  picture={picture}
                  date={day}
                  sizes={related.length <= 2 ? HALF_WIDTH : undefined}
                />
              ))}
            </CardGrid>
          </Section>
        )}
      </BelowFold>
    </article>
  );
}
