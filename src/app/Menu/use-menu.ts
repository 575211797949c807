import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { whenQuiet } from '../client/when-quiet.ts';
import type { MenuProps } from './Menu.tsx';

export const MENU_ID = 'menu';

export interface MenuState {
  open: boolean;
  /** What to draw: from the first opening on, so that it can leave as smoothly as it came. */
  Panel: ComponentType<MenuProps> | undefined;
  toggle: () => void;
  close: () => void;
}

/** The menu is open at the place it was opened at: any navigation closes it. Its code comes when the page is quiet. */
export function useMenu(): MenuState {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [place, setPlace] = useState<string | null>();
  const [Panel, setPanel] = useState<ComponentType<MenuProps>>();
  useEffect(() => {
    void whenQuiet()
      .then(loadPanel)
      .then((panel) => setPanel(() => panel))
      .catch((error: unknown) => console.error('The menu has not come yet', error));
  }, []);

  const open = place === key && Panel !== undefined;
  const toggle = () => {
    setPlace(open ? null : key);
    if (Panel) return;
    loadPanel().then(
      (panel) => setPanel(() => panel),
      // The page that stands in for the menu where no script runs.
      () => navigate(routes.siteMap.href()),
    );
  };
  return { open, Panel: place === undefined ? undefined : Panel, toggle, close: () => setPlace(null) };
}

async function loadPanel(): Promise<ComponentType<MenuProps>> {
  return (await import('./Menu.tsx')).Menu;
}
