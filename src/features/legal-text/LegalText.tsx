import { publications } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Contents } from '../long-read/TableOfContents.tsx';
import { LongRead } from '../long-read/LongRead.tsx';
import type { LegalText as LegalTextData } from './load-legal-text.ts';
import styles from './LegalText.module.scss';

/** A policy or a consent: the contents beside it, one column of text. */
export function LegalText({ parts, contents }: Pick<LegalTextData, 'parts' | 'contents'>) {
  const { inDocument } = useAreaTexts('publications', publications);
  return (
    <Section compact>
      <LongRead aside={<Contents title={inDocument} items={contents} narrow="folded" />}>
        {parts.map(({ id, title, html }) => (
          <div key={id} className={styles.part}>
            {title && (
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
            )}
            <RichText html={html} />
          </div>
        ))}
      </LongRead>
    </Section>
  );
}
