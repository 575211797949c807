import type { Step } from '../../features/selection/candidate.ts';
import { selection } from '../../i18n/ru/selection.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { FormulaText } from './FormulaText.tsx';
import styles from './Formulas.module.scss';

/** Each formula with its symbols, the visitor's numbers and its source. */
export function Formulas({ steps, name }: { steps: readonly Step[]; name: string }) {
  const t = useAreaTexts('selection', selection);
  return (
    <Section compact labelledBy="how" className={styles.sheet}>
      <Split
        first={
          <>
            <SectionHeading id="how" title={t.how} lead={t.howLead(name)} position="aside" />
            <p className={styles.note}>{t.noiseNote}</p>
          </>
        }
      >
        <ol className={styles.steps}>
          {steps.map(({ id, values, result }) => {
            const step = t.steps[id];
            return (
              step && (
                <li key={id} className={styles.step}>
                  <h3 className={styles.title}>{step.title}</h3>
                  <p className={styles.formula}>
                    <FormulaText>{step.formula}</FormulaText>
                  </p>
                  <p className={styles.filled}>
                    <FormulaText>{step.filled(values, result)}</FormulaText>
                  </p>
                  <p className={styles.source}>
                    {t.source} <FormulaText>{step.source}</FormulaText>
                  </p>
                </li>
              )
            );
          })}
        </ol>
      </Split>
    </Section>
  );
}
