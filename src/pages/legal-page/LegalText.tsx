import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TableOfContents } from '../../features/long-read/TableOfContents.tsx';
import { LongRead } from '../../features/long-read/LongRead.tsx';
import type { LegalPageData } from './data.ts';
import styles from './LegalText.module.scss';

/** A policy or a consent: the table of contents beside one column of text. */
export function LegalText({ sections, contents }: Pick<LegalPageData, 'sections' | 'contents'>) {
  const { inDocument } = useAreaTexts('articlesAndNews', articlesAndNews);
  return (
    <Section compact>
      <LongRead aside={<TableOfContents title={inDocument} items={contents} narrow="folded" />}>
        {sections.map(({ id, title, html }) => (
          <div key={id} className={styles.section}>
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
