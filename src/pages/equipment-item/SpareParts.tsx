import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import type { EquipmentItemData } from './data.ts';
import styles from './SpareParts.module.scss';

/** Spare parts with their article numbers. */
export function SpareParts({ parts }: { parts: EquipmentItemData['spareParts'] }) {
  const t = useAreaTexts('equipment', equipment);
  return (
    <Section compact id="parts">
      <Split first={<SectionHeading title={t.sections.parts} lead={t.parts.lead} position="aside" />}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t.sections.parts}</caption>
          <thead>
            <tr>
              <th scope="col">{t.parts.name}</th>
              <th scope="col">{t.parts.article}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, article, replacement }) => (
              <tr key={article}>
                <th scope="row" className={styles.name}>
                  {name}
                  {replacement && <span className={styles.replacement}>{replacement}</span>}
                </th>
                <td className={styles.article} translate="no">
                  {article}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Split>
    </Section>
  );
}
