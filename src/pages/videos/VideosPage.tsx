import { YearList } from '../../features/paged-list/YearList.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { VideosData } from './data.ts';
import { VideoCard } from './VideoCard.tsx';
import styles from './VideosPage.module.scss';

const hrefOf = (page: number) => routes.videos.href({}, page);

export default function VideosPage({ data, breadcrumbs }: ViewProps<VideosData>) {
  const { videosLead } = useAreaTexts('articlesAndNews', articlesAndNews);
  const title = routes.videos.label;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={videosLead} flow />
      <Section compact>
        <YearList list={data} hrefOf={hrefOf}>
          {(items) => (
            <ul className={styles.list} aria-label={title}>
              {items.map((video, index) => (
                <VideoCard key={video.id} video={video} size={index === 0 ? 'feature' : 'card'} />
              ))}
            </ul>
          )}
        </YearList>
      </Section>
    </>
  );
}
