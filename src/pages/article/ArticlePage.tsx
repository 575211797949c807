import { BelowFold } from '../../features/below-fold/BelowFold.tsx';
import { TableOfContents } from '../../features/long-read/TableOfContents.tsx';
import { LongRead } from '../../features/long-read/LongRead.tsx';
import { Lead } from '../../features/long-read/Lead.tsx';
import { ShareBar } from '../../features/long-read/ShareBar.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid, columnsFor, HALF_WIDTH } from '../../ui/Card/CardGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import styles from './ArticlePage.module.scss';
import type { ArticleData } from './data.ts';
import { EquipmentCallout } from './EquipmentCallout.tsx';

export default function ArticlePage({ data, breadcrumbs }: ViewProps<ArticleData>) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const { title, lead, image, contents, html, equipment, related } = data;
  return (
    <article>
      <PageHeader breadcrumbs={breadcrumbs} title={title}>
        <ArticleMeta {...data} />
      </PageHeader>
      <Section compact className={styles.body}>
        {image && <Picture picture={image} sizes="(min-width: 1600px) 1440px, 100vw" ratio="7/3" priority />}
        <LongRead
          aside={
            <>
              <TableOfContents title={t.inArticle} items={contents} />
              <ShareBar />
            </>
          }
        >
          {lead && <Lead>{lead}</Lead>}
          <RichText html={html} />
          {equipment.length > 0 && <EquipmentCallout items={equipment} />}
        </LongRead>
      </Section>
      <BelowFold>
        {related.length > 0 && (
          <Section tone="mist" labelledBy="related">
            <SectionHeading
              id="related"
              title={t.readOn}
              action={<ArrowLink href={routes.articles.href()}>{t.allArticles}</ArrowLink>}
            />
            <CardGrid columns={columnsFor(related.length, 3)}>
              {related.map(({ slug, title: name, image: picture, section, date: day }) => (
                <ArticleCard
                  key={slug}
                  href={routes.article.href({ slug })}
                  title={name}
                  picture={picture}
                  section={section}
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
