import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { industryIcon } from '../../features/industries/industry-icon.ts';
import { countOf } from '../../lib/plural.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { IndustryRow } from '../../ui/Card/IndustryRow.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { IndustriesData } from './data.ts';

export default function IndustriesPage({ data: { items }, trail }: ViewProps<IndustriesData>) {
  return (
    <>
      <PageHeader
        trail={trail}
        title="Решения для отраслей"
        lead="У каждой отрасли своя норма чистоты. Показываем, чем её достичь и как проверить."
        flow
      />
      <Section compact>
        <ul>
          {items.map(({ slug, title, lead, solutions }) => (
            <IndustryRow
              key={slug}
              href={routes.industry.href({ slug })}
              title={title}
              lead={lead}
              icon={industryIcon(slug)}
              count={countOf(solutions, ['решение', 'решения', 'решений'])}
              level="h2"
            />
          ))}
        </ul>
        <ArrowLink href={routes.solutions.href()}>Все готовые решения</ArrowLink>
      </Section>
      <RequestBand title="Не нашли свою отрасль" lead="Опишите объект и норму — предложим схему и оборудование." />
    </>
  );
}
