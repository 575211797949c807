import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { SearchResults } from '../../features/site-search/SearchResults.tsx';
import type { ViewProps } from '../page.ts';
import type { SearchData } from './data.ts';

export default function SearchPage({ data: { sections }, trail }: ViewProps<SearchData>) {
  return (
    <>
      <PageHeader trail={trail} title="Поиск" />
      <Section compact>
        <SearchResults />
        <h2>Разделы сайта</h2>
        <ul>
          {sections.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
