import { useEffect } from 'react';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Flow } from '../../ui/Flow/Flow.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton/Skeleton.tsx';
import { useMinimumLoading } from '../../ui/Skeleton/use-minimum-loading.ts';
import { Status } from '../../ui/Status/Status.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { ApplicationButton } from '../application/ApplicationButton.tsx';
import type { Medium } from '../../lib/data/medium.ts';
import { SearchResultRow } from './SearchResultRow.tsx';
import { addRecentQuery } from './recent-queries.ts';
import type { IndexEntry, SearchResultPage, SearchQuery } from './search-index.ts';
import { searchHref, SEARCH_TABS } from './search-tabs.ts';
import styles from './SearchResults.module.scss';
import { useSearchResult } from './use-search-result.ts';

interface SearchResultsProps {
  query: SearchQuery;
  /** Titles from the build, searched when the API fails. */
  index: readonly IndexEntry[];
  /** The medium of each kind of equipment, by its id. */
  media: Readonly<Record<string, Medium>>;
}

/** The results of the search page: tabs with their counts, one page of results, links to the others. */
export function SearchResults({ query, index, media }: SearchResultsProps) {
  const t = useAreaTexts('search', search);
  const { answer, isFromIndex } = useSearchResult(query, index);
  const waits = useMinimumLoading(answer === undefined);
  const shown = waits ? undefined : answer;
  const isFound = shown !== undefined && totalOf(shown) > 0;
  useEffect(() => {
    if (isFound) addRecentQuery(query.find);
  }, [isFound, query.find]);
  return (
    <div>
      <Status as="div" className={styles.status}>
        {!shown && <p>{t.searchingFor(query.find)}</p>}
        {shown && <Summary typed={query.find} answer={shown} />}
        {shown && isFromIndex && <p>{t.fromIndex}</p>}
      </Status>
      <Tabs
        label={t.where}
        items={SEARCH_TABS.map(({ key, number }) => ({
          label: t.groups[key],
          href: searchHref(query.find, number),
          count: shown?.counts[key],
        }))}
        current={searchHref(query.find, (shown?.tab ?? query.tab)?.number)}
      />
      {shown ? <ResultList answer={shown} typed={query.find} media={media} /> : <LoadingResults />}
    </div>
  );
}

function Summary({ typed, answer }: { typed: string; answer: SearchResultPage }) {
  const t = useAreaTexts('search', search);
  const total = totalOf(answer);
  // Only for screen readers: the heading below shows it.
  if (total === 0) return <p className={styles.unseen}>{t.nothing}</p>;
  return <p>{answer.find === typed ? t.foundFor(typed, total) : t.foundInstead(typed, answer.find, total)}</p>;
}

interface ResultListProps {
  answer: SearchResultPage;
  typed: string;
  media: SearchResultsProps['media'];
}

function ResultList({ answer, typed, media }: ResultListProps) {
  const t = useAreaTexts('search', search);
  if (totalOf(answer) === 0) return <NoResults />;
  if (answer.items.length === 0) return <EmptyState title={t.nothingInGroup}>{t.otherGroups}</EmptyState>;
  return (
    <>
      <ul className={styles.results}>
        {answer.items.map((item) => (
          <SearchResultRow key={item.href} item={item} find={answer.find} medium={media[String(item.typeId)]} />
        ))}
      </ul>
      <Pagination
        current={answer.currentPage}
        last={answer.lastPage}
        hrefOf={(page) => searchHref(typed, answer.tab.number, page)}
      />
    </>
  );
}

function NoResults() {
  const t = useAreaTexts('search', search);
  return (
    <EmptyState
      title={t.nothing}
      drawing={<Flow drawing="header" eager className={styles.flow} />}
      actions={
        <>
          <ApplicationButton />
          <Button href={routes.equipment.href()} variant="outline">
            {t.allEquipment}
          </Button>
        </>
      }
    >
      {t.nothingHint}
    </EmptyState>
  );
}

function LoadingResults() {
  return (
    <SkeletonGroup fillsWindow className={styles.waiting}>
      <Skeleton shape="title" width="wide" />
      <Skeleton />
      <Skeleton shape="title" width="wide" />
      <Skeleton />
    </SkeletonGroup>
  );
}

function totalOf({ counts }: SearchResultPage): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
