import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { YearSpan } from '../../lib/data/year-spans.ts';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { withQuery } from '../query-params/use-query-params.ts';

interface YearChipsProps {
  years: YearSpan[];
  total: number;
  /** The chosen year; undefined for all years. */
  current?: number;
  hrefOf: (page: number) => string;
}

/** The years of a list. Without scripts a year links to its first page. */
export function YearChips({ years, total, current, hrefOf }: YearChipsProps) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  if (years.length < 2) return null;
  return (
    <Chips label={t.years}>
      <Chip href={hrefOf(1)} count={total} active={current === undefined}>
        {t.allYears}
      </Chip>
      {years.map(({ year, count, from }) => (
        <Chip key={year} href={yearHref(hrefOf(from), year)} count={count} active={current === year}>
          {year}
        </Chip>
      ))}
    </Chips>
  );
}

function yearHref(href: string, year: number): string {
  return withQuery(href, new URLSearchParams({ year: String(year) }));
}
