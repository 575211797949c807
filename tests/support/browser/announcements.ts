import type { Page } from 'playwright';

declare global {
  interface Window {
    announcements: string[];
  }
}

/**
 * Records what a strict screen reader announces from now on: a text that comes into a live region which was there before. A
 * region that appears with its text is silent, unless it is an alert.
 * @returns a function that returns the announcements so far
 */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    const HIDDEN = '[inert], [aria-hidden=true]';
    const texts = new Map<Element, string>();
    const textOf = (region: Element) => {
      if (region.closest(HIDDEN)) return '';
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll(HIDDEN)) hidden.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    };
    const look = () => {
      for (const region of document.querySelectorAll(REGIONS)) {
        const text = textOf(region);
        const before = texts.get(region) ?? (region.role === 'alert' ? '' : text);
        if (text !== '' && text !== before) window.announcements.push(text);
        texts.set(region, text);
      }
    };
    window.announcements = [];
    look();
    // What happens within a frame is one event for screen readers.
    let isPlanned = false;
    new MutationObserver(() => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => {
        isPlanned = false;
        look();
      });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    window.announcements.length = 0;
  });
  return () => page.evaluate(() => window.announcements);
}
