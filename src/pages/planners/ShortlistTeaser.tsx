import { sizeOf } from '../../features/shortlist/shortlist.ts';
import { folderAddress } from '../../features/shortlist/shortlist-link.ts';
import { useOwnFolder } from '../../features/shortlist/own-shortlist.ts';
import { folder } from '../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

/** What the folder is for, and the way to it. */
export function FolderDoor() {
  const t = useAreaTexts('folder', folder);
  const size = sizeOf(useOwnFolder());
  return (
    <Section labelledBy="folder" script="needed">
      <SectionHeading
        id="folder"
        title={t.title}
        lead={t.purpose}
        action={<ArrowLink href={folderAddress()}>{size > 0 ? t.contents(size) : t.open}</ArrowLink>}
        place="aside"
      />
    </Section>
  );
}
