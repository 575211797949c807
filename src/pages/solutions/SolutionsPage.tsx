import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { SolutionRow } from '../../ui/Card/SolutionRow.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { SolutionsData } from './data.ts';

export default function SolutionsPage({ data: { groups }, trail }: ViewProps<SolutionsData>) {
  return (
    <>
      <PageHeader
        trail={trail}
        title="Готовые решения для отраслей"
        lead="Состав, норма и порядок проверки — в одной схеме."
        flow
      />
      {groups.map(({ slug, title, solutions }) => (
        <Section compact key={slug}>
          <SectionHeading title={title} />
          <ul>
            {solutions.map((item) => (
              <SolutionRow
                key={item.slug}
                href={routes.solution.href({ slug: item.slug })}
                title={item.title}
                lead={item.lead}
                picture={item.image}
              />
            ))}
          </ul>
        </Section>
      ))}
      <RequestBand
        title="Соберём решение под объект"
        lead="Пришлите исходные данные — подготовим схему и спецификацию."
      />
    </>
  );
}
