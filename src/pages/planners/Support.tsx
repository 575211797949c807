import type { Block } from '../../api/resources/block.ts';
import { ApplicationButton } from '../../features/application/ApplicationButton.tsx';
import { ContactLink } from '../../features/contacts/ContactLink.tsx';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { PlainText } from '../../ui/PlainText/PlainText.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { initials } from '../../ui/Quote/initials.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import styles from './Support.module.scss';

type BlockOf<Type> = Extract<Block, { type: Type }>;

interface SupportProps {
  steps?: BlockOf<'steps'>;
  quote?: BlockOf<'quote'>;
}

/** The steps of support for a project, and the engineer in charge. */
export function Support({ steps, quote }: SupportProps) {
  const { support } = useAreaTexts('documents', documents);
  if (!steps && !quote) return null;
  return (
    <Section tone="mist">
      {steps && (
        <>
          <SectionHeading eyebrow={support} title={steps.title ?? support} />
          <Steps items={steps.items} />
        </>
      )}
      {quote && <Engineer quote={quote} />}
    </Section>
  );
}

function Engineer({ quote: { text, author, position, image } }: { quote: BlockOf<'quote'> }) {
  const { askEngineer } = useAreaTexts('documents', documents);
  return (
    <div className={styles.engineer}>
      {image ? (
        <Picture picture={image} alt="" sizes="96px" ratio="1/1" shape="circle" className={styles.portrait} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(author)}
        </span>
      )}
      <figure className={styles.words}>
        <figcaption>
          <p className={styles.author}>{author}</p>
          {position && (
            <p className={styles.position}>
              <PlainText>{position}</PlainText>
            </p>
          )}
        </figcaption>
        <blockquote className={styles.text}>{text}</blockquote>
      </figure>
      <div className={styles.contacts}>
        <ContactLink by="phone" />
        <ContactLink by="mail" />
      </div>
      <ApplicationButton wide="phone" className={styles.button}>
        {askEngineer}
      </ApplicationButton>
    </div>
  );
}
