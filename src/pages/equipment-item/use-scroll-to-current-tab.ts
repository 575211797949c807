import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the bar of tabs so that the tab of the current section is visible. */
export function useScrollToCurrentTab(bar: RefObject<Element | null>, current: string | undefined): void {
  const shown = useRef(current);
  useEffect(() => {
    // The bar starts at its first tab, so the first call does not measure.
    if (shown.current === current) return;
    shown.current = current;
    const tab = current && bar.current?.querySelector<HTMLElement>(`a[href$="#${CSS.escape(current)}"]`);
    const scroller = tab && tab.closest('nav');
    if (!tab || !scroller) return;
    // Not `scrollIntoView`, which would scroll the page, too.
    const offset = tab.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    scroller.scrollTo({ left: scroller.scrollLeft + offset - (scroller.clientWidth - tab.offsetWidth) / 2 });
  }, [bar, current]);
}
