import { readFolderLink } from '../../../features/shortlist/shortlist-link.ts';
import { useArrival } from '../../../lib/react/use-start-at-top.ts';
import type { Crumb } from '../../page.ts';
import { OwnFolder } from './OwnShortlist.tsx';
import { SentFolder } from './SharedShortlist.tsx';

interface FolderViewProps {
  /** The value in the address; empty for the visitor's own folder. */
  link: string;
  trail: Crumb[];
}

/** What is gathered for a project, by the visitor or by whoever has sent the link. */
export default function FolderView({ link, trail }: FolderViewProps) {
  useArrival();
  return link === '' ? <OwnFolder trail={trail} /> : <SentFolder sent={readFolderLink(link)} trail={trail} />;
}
