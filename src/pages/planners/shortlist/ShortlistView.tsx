import { parseShortlistLink } from '../../../features/shortlist/shortlist-link.ts';
import { shortlist } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { useStartAtTop } from '../../../lib/react/use-start-at-top.ts';
import type { Breadcrumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { documentTitle } from '../../document-title.ts';
import { OwnShortlist } from './OwnShortlist.tsx';
import { SharedShortlist } from './SharedShortlist.tsx';

interface ShortlistViewProps {
  /** The value in the query; empty for the visitor's own shortlist. */
  link: string;
  breadcrumbs: Breadcrumb[];
}

/** A shortlist, the visitor's own or a shared one. */
export function ShortlistView({ link, breadcrumbs }: ShortlistViewProps) {
  const { title } = useAreaTexts('shortlist', shortlist);
  useStartAtTop(documentTitle({ title }));
  return link === '' ? (
    <OwnShortlist breadcrumbs={breadcrumbs} />
  ) : (
    <SharedShortlist sent={parseShortlistLink(link)} breadcrumbs={breadcrumbs} />
  );
}
