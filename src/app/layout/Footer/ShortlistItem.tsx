import { shortlistSize } from '../../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../../features/shortlist/shortlist-link.ts';
import { useOwnShortlist } from '../../../features/shortlist/own-shortlist.ts';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { FooterItem } from './FooterItem.tsx';

/** A link to the shortlist; shown when it is not empty. */
export function ShortlistItem() {
  const { title } = useAreaTexts('shortlist', shortlist);
  const size = shortlistSize(useOwnShortlist());
  return (
    size > 0 && (
      <FooterItem href={shortlistHref()} icon="folder" facts={size}>
        {title}
      </FooterItem>
    )
  );
}
