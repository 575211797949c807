import { shortlistSize } from '../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../features/shortlist/shortlist-link.ts';
import { useOwnShortlist } from '../../features/shortlist/own-shortlist.ts';
import { shortlist } from '../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

/** Explains the shortlist and links to it. */
export function ShortlistTeaser() {
  const t = useAreaTexts('shortlist', shortlist);
  const size = shortlistSize(useOwnShortlist());
  return (
    <Section labelledBy="folder" script="needed">
      <SectionHeading
        id="folder"
        title={t.title}
        lead={t.purpose}
        action={<ArrowLink href={shortlistHref()}>{size > 0 ? t.contents(size) : t.open}</ArrowLink>}
        position="aside"
      />
    </Section>
  );
}
