import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';

interface ArticleTabsProps {
  sections: { slug: string; title: string; count: number }[];
  total: number;
  /** The slug of the current section; undefined for all articles. */
  current?: string;
  /** The filter is kept when the section changes. */
  withFilter: (href: string) => string;
}

/** The sections of articles, each a page of its own. */
export function ArticleTabs({ sections, total, current, withFilter }: ArticleTabsProps) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const tabs = [
    { slug: undefined, label: t.allSections, href: routes.articles.href(), count: total },
    ...sections.map(({ slug, title, count }) => ({
      slug,
      label: title,
      href: routes.articleSection.href({ slug }),
      count,
    })),
  ].map((tab) => ({ ...tab, href: withFilter(tab.href) }));
  return (
    <Tabs
      label={t.sections}
      items={tabs}
      current={tabs.find(({ slug }) => slug === current)?.href ?? routes.articles.href()}
    />
  );
}
