import { useQuery } from '../../features/address-query/use-query.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { VideosData } from './data.ts';
import styles from './VideosPage.module.scss';

export default function VideosPage({ data: { items, years, page, lastPage }, trail }: ViewProps<VideosData>) {
  const [query] = useQuery();
  const year = query.get('year');
  const shown = year ? items.filter((video) => String(video.year) === year) : items;
  const address = routes.videos.href({}, page);
  return (
    <>
      <PageHeader
        trail={trail}
        title="Видео"
        lead="Оборудование в работе: испытания, монтаж, производство, объекты."
        flow
      />
      <Section compact>
        <Chips label="Год">
          <Chip href={address} active={!year}>
            Все годы
          </Chip>
          {years.map(({ value, label }) => (
            <Chip key={value} href={`${address}?year=${value}`} active={year === value}>
              {label}
            </Chip>
          ))}
        </Chips>
        <ul className={styles.list}>
          {shown.map((video) => (
            <li key={video.id}>
              <VideoPlayer video={video} sizes="(min-width: 1024px) 46vw, 100vw" />
              <h2 className={styles.title}>{video.title}</h2>
            </li>
          ))}
        </ul>
        {!year && <Pagination current={page} last={lastPage} hrefOf={(number) => routes.videos.href({}, number)} />}
      </Section>
    </>
  );
}
