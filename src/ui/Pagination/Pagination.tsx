import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { pageList } from './page-list.ts';
import styles from './Pagination.module.scss';

interface PaginationProps {
  /** Counts from 1. */
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  /** Adds the next page to the list; without it there are links only. */
  more?: { onClick: () => void; busy?: boolean; label?: string };
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ current, last, hrefOf, more }: PaginationProps) {
  const { pages, previousPage, nextPage, showMore, page: pageLabel, loading } = useTexts().ui;
  if (last <= 1) return null;
  return (
    <div className={styles.pagination}>
      {more && current < last && (
        <Button
          variant="outline"
          onClick={more.onClick}
          busy={more.busy}
          busyLabel={loading}
          wide="phone"
          className={styles.more}
        >
          {more.label ?? showMore}
        </Button>
      )}
      <nav aria-label={pages}>
        <ul className={styles.pages}>
          <Step page={current - 1} isThere={current > 1} label={previousPage} icon="chevron-left" hrefOf={hrefOf} />
          {pageList(current, last).map((page, index) =>
            page === 'gap' ? (
              <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={page}>
                <Link
                  href={hrefOf(page)}
                  look="plain"
                  className={classNames(styles.page, page === current && styles.current)}
                  aria-label={pageLabel(page)}
                  aria-current={page === current ? 'page' : undefined}
                >
                  {page}
                </Link>
              </li>
            ),
          )}
          <Step page={current + 1} isThere={current < last} label={nextPage} icon="chevron-right" hrefOf={hrefOf} />
        </ul>
      </nav>
    </div>
  );
}

interface StepProps extends Pick<PaginationProps, 'hrefOf'> {
  page: number;
  isThere: boolean;
  label: string;
  icon: IconName;
}

function Step({ page, isThere, label, icon, hrefOf }: StepProps) {
  return (
    <li className={styles.step}>
      {isThere ? (
        <Link href={hrefOf(page)} look="plain" className={styles.page} aria-label={label}>
          <Icon name={icon} />
        </Link>
      ) : (
        <span className={classNames(styles.page, styles.absent)}>
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}
