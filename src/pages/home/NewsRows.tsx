import { CardLink } from '../../ui/Card/CardLink.tsx';
import { routes } from '../../routes.ts';
import type { HomeData } from './data.ts';
import styles from './NewsRows.module.scss';

/** News as a list of dates and titles. */
export function NewsRows({ items }: { items: HomeData['news'] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ slug, title, date }) => (
        <li key={slug} className={styles.row}>
          <time dateTime={date.iso} className={styles.date}>
            {date.text}
          </time>
          <h3 className={styles.title}>
            <CardLink href={routes.newsItem.href({ slug })}>{title}</CardLink>
          </h3>
        </li>
      ))}
    </ul>
  );
}
