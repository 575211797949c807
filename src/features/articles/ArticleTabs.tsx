import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { routes } from '../../routes.ts';

interface ArticleTabsProps {
  sections: { slug: string; title: string; count: number }[];
  total: number;
  /** The section on the screen; without one, all articles. */
  current?: string | undefined;
}

/** The sections of articles, each a page of its own. */
export function ArticleTabs({ sections, total, current }: ArticleTabsProps) {
  const all = routes.articles.href();
  const items = sections.map(({ slug, title, count }) => ({
    label: title,
    href: routes.articleSection.href({ slug }),
    count,
  }));
  return (
    <Tabs
      label="Разделы статей"
      items={[{ label: 'Все', href: all, count: total }, ...items]}
      current={current === undefined ? all : routes.articleSection.href({ slug: current })}
    />
  );
}
