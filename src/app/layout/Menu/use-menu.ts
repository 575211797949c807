import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyComponent } from '../../../lib/react/use-lazy-component.ts';
import { routes } from '../../../routes.ts';
import { whenNeededLater } from '../../../lib/browser/when-needed.ts';
import type { MenuProps } from './menu-props.ts';

const loadPanel = async () => (await import('./Menu.tsx')).Menu;

export interface MenuState {
  open: boolean;
  /** The loaded menu; it stays mounted after the first opening, so that closing can be animated. */
  Panel: ComponentType<MenuProps> | undefined;
  toggle: () => void;
  close: () => void;
}

/**
 * Any navigation closes the menu. Its chunk is loaded after the visitor's first gesture.
 */
export function useMenu(): MenuState {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [shownKey, setShownKey] = useState(key);
  const [wanted, setWanted] = useState<boolean>();
  if (shownKey !== key) {
    setShownKey(key);
    setWanted((before) => before && false);
  }
  const { Component: Panel, load } = useLazyComponent(loadPanel);
  useEffect(() => void whenNeededLater().then(load), [load]);

  const open = wanted === true && Panel !== undefined;
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current = wanted === true;
  }, [wanted]);

  const close = useCallback(() => setWanted(false), []);
  const toggle = useCallback(async () => {
    // A second press before the chunk has loaded wants the menu, too.
    setWanted(!open);
    // If the chunk fails, the site map replaces the menu, as without scripts. A page that was opened meanwhile stays.
    if (!(await load()) && isWanted.current) await navigate(routes.siteMap.href());
  }, [open, load, navigate]);
  const shown = wanted === undefined ? undefined : Panel;
  return useMemo(() => ({ open, Panel: shown, toggle: () => void toggle(), close }), [open, shown, toggle, close]);
}
