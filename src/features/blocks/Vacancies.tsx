import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import type { Block } from '../../api/resources/block.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion/Accordion.tsx';
import { namedElement } from '../../lib/browser/named-element.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { ApplicationButton } from '../application/ApplicationButton.tsx';
import { VacancyAnchorsContext } from './vacancy-anchors.ts';

/** Open positions as an accordion, each with its application form. A URL with a position's anchor opens it. */
export function Vacancies({ items }: { items: Extract<Block, { type: 'vacancies' }>['items'] }) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  const anchors = useContext(VacancyAnchorsContext);
  const { hash } = useLocation();
  useEffect(() => {
    const row = namedElement(hash);
    if (row instanceof HTMLDetailsElement) row.open = true;
  }, [hash]);
  return (
    <Accordion>
      {items.map((vacancy, index) => {
        const { title, town, schedule, salary, html } = vacancy;
        const anchor = anchors.get(vacancy);
        return (
          <AccordionItem
            key={index}
            id={anchor}
            title={title}
            note={[town, schedule, salary].filter(Boolean).join(' · ')}
          >
            <RichText html={html} size="compact" />
            <ApplicationButton applicationType={3} subject={[title, town].filter(Boolean).join(', ')} anchor={anchor}>
              {t.respond}
            </ApplicationButton>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}
