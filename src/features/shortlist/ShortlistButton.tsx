import { shortlist as russian } from '../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { onFirstClick } from '../../lib/react/on-first-click.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton, type IconButtonProps } from '../../ui/IconButton/IconButton.tsx';
import { addToShortlist, removeFromShortlist } from './update-shortlist.ts';
import { type Shortlist, hasItems } from './shortlist.ts';
import { useOwnShortlist } from './own-shortlist.ts';

/** Whether the visitor's shortlist has all of the items, and a function that adds or removes them. */
export function useShortlistToggle(items: Shortlist) {
  const isIn = hasItems(useOwnShortlist(), items);
  const toggle = () => (isIn ? removeFromShortlist(items) : addToShortlist(items));
  return { isIn, toggle: onFirstClick(toggle) };
}

/** «В папку», or «В папке» if the shortlist has the items. */
export function ShortlistButton({ part }: { part: Shortlist }) {
  const t = useAreaTexts('shortlist', russian);
  const { isIn, toggle } = useShortlistToggle(part);
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

interface ShortlistIconButtonProps extends Pick<IconButtonProps, 'edge'> {
  items: Shortlist;
  /** The name of the item. */
  name: string;
}

/** The same as an icon in a row of a list. */
export function ShortlistIconButton({ items, name, edge }: ShortlistIconButtonProps) {
  const t = useAreaTexts('shortlist', russian);
  const { isIn, toggle } = useShortlistToggle(items);
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
