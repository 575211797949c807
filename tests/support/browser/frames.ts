import type { Page } from 'playwright';

/** What a frame of the page showed. */
export interface Frame {
  heading: string;
  /** How far the page was scrolled, px. */
  top: number;
}

declare global {
  interface Window {
    recordedFrames: Frame[];
  }
}

/** Notes of every frame from now on which page it shows, and where. @returns what gives the frames so far */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    window.recordedFrames = [];
    const note = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      window.recordedFrames.push({ heading, top: Math.round(scrollY) });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => window.recordedFrames);
}

/** The frames that show the page of this heading. */
export function framesOf(frames: Frame[], heading: string): Frame[] {
  return frames.filter((frame) => frame.heading === heading);
}
