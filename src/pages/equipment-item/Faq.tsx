import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion/Accordion.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import type { EquipmentItemData } from './data.ts';

/** Questions and answers about the model. */
export function Faq({ faq }: Pick<EquipmentItemData, 'faq'>) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <Section compact id="faq" print="hidden">
      <Split first={<SectionHeading title={t.sections.faq} position="aside" />}>
        <Accordion>
          {faq.map(({ question, html }) => (
            <AccordionItem key={question} title={question}>
              <RichText html={html} />
            </AccordionItem>
          ))}
        </Accordion>
      </Split>
    </Section>
  );
}
