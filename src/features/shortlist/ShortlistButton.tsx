import { folder as russian } from '../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton, type IconButtonProps } from '../../ui/IconButton/IconButton.tsx';
import { putIntoFolder, takeOutOfFolder } from './update-shortlist.ts';
import { type Folder, holds } from './shortlist.ts';
import { useOwnFolder } from './own-shortlist.ts';

/** Whether all of the part is in the visitor's folder, and what puts it in or takes it out. */
export function useFolderToggle(part: Folder) {
  const isIn = holds(useOwnFolder(), part);
  return { isIn, toggle: () => (isIn ? takeOutOfFolder(part) : putIntoFolder(part)) };
}

/** «В папку», and «В папке» once it is there. */
export function FolderButton({ part }: { part: Folder }) {
  const t = useAreaTexts('folder', russian);
  const { isIn, toggle } = useFolderToggle(part);
  return (
    <Button
      variant="outline"
      size="s"
      icon={isIn ? 'folder-check' : 'folder-plus'}
      aria-pressed={isIn}
      onClick={toggle}
      data-script="needed"
    >
      {isIn ? t.isIn : t.putIn}
    </Button>
  );
}

interface FolderIconButtonProps extends Pick<IconButtonProps, 'edge'> {
  part: Folder;
  /** Of what is put in. */
  name: string;
}

/** The same in a row of a list. */
export function FolderIconButton({ part, name, edge }: FolderIconButtonProps) {
  const t = useAreaTexts('folder', russian);
  const { isIn, toggle } = useFolderToggle(part);
  return (
    <IconButton
      icon={isIn ? 'folder-check' : 'folder-plus'}
      label={`${t.putIn}: ${name}`}
      title={isIn ? t.isIn : t.putIn}
      aria-pressed={isIn}
      onClick={toggle}
      edge={edge}
      data-script="needed"
    />
  );
}
