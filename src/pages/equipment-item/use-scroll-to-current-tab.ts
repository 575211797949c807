import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the tab of the current part in sight where the tabs of a bar are wider than the screen. */
export function useScrollToCurrentTab(bar: RefObject<Element | null>, current: string | undefined): void {
  const shown = useRef(current);
  useEffect(() => {
    // The bar begins with the first tab in sight: nothing is measured while the page is new.
    if (shown.current === current) return;
    shown.current = current;
    const tab = current && bar.current?.querySelector<HTMLElement>(`a[href$="#${CSS.escape(current)}"]`);
    const scroller = tab && tab.closest('nav');
    if (!tab || !scroller) return;
    // Not `scrollIntoView`: that would move the page, too.
    const offset = tab.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    scroller.scrollTo({ left: scroller.scrollLeft + offset - (scroller.clientWidth - tab.offsetWidth) / 2 });
  }, [bar, current]);
}
