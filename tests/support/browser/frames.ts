import type { Page } from 'playwright';

/** A frame of the page. */
export interface Frame {
  heading: string;
  /** Scroll position, px. */
  top: number;
  /** Number of titles of cards. */
  cards: number;
  /** Number of elements of the page without header and footer. */
  elements: number;
  /** Distance of the footer from the top of the window, px. */
  footer: number;
}

declare global {
  interface Window {
    recordedFrames: Frame[];
  }
}

/** Records the page and the scroll position of every frame from now on. @returns a function that returns the frames so far */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    window.recordedFrames = [];
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      const footer = document.querySelector('body footer')?.getBoundingClientRect().top ?? 0;
      const cards = document.querySelectorAll('main h3').length;
      const elements = document.querySelectorAll('main *').length;
      window.recordedFrames.push({ heading, top: Math.round(scrollY), cards, elements, footer: Math.round(footer) });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => window.recordedFrames);
}

/** The frames of the page with this heading. */
export function framesOf(frames: Frame[], heading: string): Frame[] {
  return frames.filter((frame) => frame.heading === heading);
}
