import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Block } from '../../api/resources/block.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion/Accordion.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { ApplicationButton } from '../application/ApplicationButton.tsx';

/** Open positions; each opens to what is done and asked for, and to the application of a career. */
export function Vacancies({ items }: { items: Extract<Block, { type: 'vacancies' }>['items'] }) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  return (
    <Accordion>
      {items.map(({ title, town, schedule, salary, html }) => (
        <AccordionItem
          key={`${title} ${town}`}
          title={title}
          note={[town, schedule, salary].filter(Boolean).join(' · ')}
        >
          <RichText html={html} size="compact" />
          <ApplicationButton applicationType={3} subject={title}>
            {t.respond}
          </ApplicationButton>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
