import { sizeOf } from '../../../features/shortlist/shortlist.ts';
import { folderAddress } from '../../../features/shortlist/shortlist-link.ts';
import { useOwnFolder } from '../../../features/shortlist/own-shortlist.ts';
import { folder } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { FooterItem } from './FooterItem.tsx';

/** The planner's folder, once something is in it. */
export function FolderItem() {
  const { title } = useAreaTexts('folder', folder);
  const size = sizeOf(useOwnFolder());
  return (
    size > 0 && (
      <FooterItem href={folderAddress()} icon="folder" facts={size}>
        {title}
      </FooterItem>
    )
  );
}
