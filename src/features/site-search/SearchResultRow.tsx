import type { Medium } from '../../lib/data/medium.ts';
import { search } from '../../i18n/ru/search.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { CaptionLine } from '../../ui/Card/CaptionLine.tsx';
import { CardLink } from '../../ui/Card/CardLink.tsx';
import { FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './SearchResultRow.module.scss';
import type { FoundItem } from './found-items.ts';
import { Highlighted } from './Highlighted.tsx';

interface SearchResultRowProps {
  item: FoundItem;
  /** The query, to be highlighted. */
  find: string;
  medium?: Medium;
}

/** A row of the results. */
export function SearchResultRow({ item, find, medium }: SearchResultRowProps) {
  const { title, href, lead, picture, file, facts, section, date } = item;
  const { media } = useAreaTexts('search', search);
  if (file) return <FileRow file={file} />;
  return (
    <li className={styles.row}>
      {picture && (
        <Picture picture={picture} alt="" sizes="120px" ratio="1/1" shape="thumbnail" className={styles.picture} />
      )}
      <div className={styles.words}>
        <CaptionLine parts={[section, date && <time dateTime={date.iso}>{date.text}</time>]} />
        <h2 className={styles.title}>
          <CardLink href={href}>
            <Highlighted text={title} find={find} />
          </CardLink>
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {facts && <p className={styles.lead}>{facts}</p>}
      </div>
      {medium && (
        <span className={styles.badge}>
          <Badge tone={medium} icon={medium}>
            {media[medium]}
          </Badge>
        </span>
      )}
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
