import type { Page } from 'playwright';

/** The cost of one navigation, from the click to the frame with the new heading. */
export interface NavigationCost {
  /** Wall time, ms. */
  total: number;
  script: number;
  style: number;
  layout: number;
  /** Elements whose styles were calculated. */
  styledElements: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  tid: number;
  dur?: number;
  args?: { elementCount?: number };
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8'];
const SCRIPT = new Set(['EvaluateScript', 'v8.callFunction', 'RunMicrotasks', 'MinorGC', 'MajorGC']);

/** @param act clicks a link or goes back */
export async function traceNavigation(page: Page, act: () => Promise<unknown>): Promise<NavigationCost> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown[] as TraceEvent[])));
  await page.evaluate(markNavigation);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await act();
  await page.waitForFunction(() => performance.getEntriesByName('navigation-shown').length > 0);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return costOf(events);
}

/** Runs in the page. */
function markNavigation(): void {
  for (const name of ['navigation-begun', 'navigation-shown']) performance.clearMarks(name);
  const heading = document.querySelector('h1')?.textContent;
  const listening = new AbortController();
  const begin = () => {
    performance.mark('navigation-begun');
    listening.abort();
  };
  for (const type of ['click', 'popstate']) addEventListener(type, begin, { capture: true, signal: listening.signal });
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === heading) return;
    observer.disconnect();
    // A task after the frame runs after the style and layout calculation of the new page.
    requestAnimationFrame(() => setTimeout(() => performance.mark('navigation-shown')));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

function costOf(events: TraceEvent[]): NavigationCost {
  const begun = events.find(({ name }) => name === 'navigation-begun');
  const shown = events.find(({ name }) => name === 'navigation-shown');
  if (!begun || !shown) throw new Error('The trace lacks the marks of the navigation');
  const within = events.filter(
    ({ ph, ts, tid }) => ph === 'X' && tid === begun.tid && ts >= begun.ts && ts <= shown.ts,
  );
  const sum = (isCounted: (name: string) => boolean) =>
    within.filter(({ name }) => isCounted(name)).reduce((ms, { dur = 0 }) => ms + dur / 1000, 0);
  const style = sum((name) => name === 'UpdateLayoutTree');
  const layout = sum((name) => name === 'Layout');
  return {
    total: (shown.ts - begun.ts) / 1000,
    script: outermost(within.filter(({ name }) => SCRIPT.has(name))),
    style,
    layout,
    styledElements: within.reduce((count, { args }) => count + (args?.elementCount ?? 0), 0),
  };
}

/** The total time of events that may be nested. */
function outermost(events: TraceEvent[]): number {
  let end = 0;
  let ms = 0;
  for (const { ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ts + dur <= end) continue;
    ms += (ts + dur - Math.max(ts, end)) / 1000;
    end = ts + dur;
  }
  return ms;
}
