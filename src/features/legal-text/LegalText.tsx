import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { LegalPart } from './load-legal-text.ts';
import styles from './LegalText.module.scss';

export function LegalText({ parts }: { parts: LegalPart[] }) {
  return (
    <Section compact className={styles.column}>
      {parts.map(({ title, html }, index) => (
        <div key={title ?? index}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <RichText html={html} />
        </div>
      ))}
    </Section>
  );
}
