import type { RefObject } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { onFirstClick } from '../../../lib/react/on-first-click.ts';
import { routes } from '../../../routes.ts';
import { AwaitsHydration } from '../../../ui/AwaitsHydration/AwaitsHydration.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { MENU_ID } from './menu-props.ts';
import type { MenuState } from './use-menu.ts';

interface MenuToggleProps {
  menu: MenuState;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the menu. Without scripts it links to the site map, which has all links of the menu. */
export function MenuToggle({ menu, ref }: MenuToggleProps) {
  const t = useTexts().layout;
  return (
    <AwaitsHydration fallback={<IconButton icon="burger" label={t.menu} href={routes.siteMap.href()} edge="end" />}>
      <IconButton
        ref={ref}
        icon={menu.open ? 'close' : 'burger'}
        label={menu.open ? t.closeMenu : t.openMenu}
        edge="end"
        aria-expanded={menu.open}
        aria-controls={menu.Panel ? MENU_ID : undefined}
        onClick={onFirstClick(menu.toggle)}
      />
    </AwaitsHydration>
  );
}
