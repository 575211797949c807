import type { Page } from 'playwright';

/** The components that React has rendered: new ones, and ones that existed before. */
export interface RenderedComponents {
  mounted: number;
  rerendered: number;
  /** The most new components of one commit. */
  mostMounted: number;
}

declare global {
  interface Window {
    renderedComponents: RenderedComponents;
    componentsUntilChange?: RenderedComponents;
  }
}

/** React's internal node, which developer tools use, in production too. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Counts the components of every commit of the pages in this context. */
export async function countComponents(page: Page): Promise<void> {
  await page.addInitScript(watchCommits);
}

/** The components rendered since the last call. */
export function takeRenderedComponents(page: Page): Promise<RenderedComponents> {
  return page.evaluate(() => {
    const taken = { ...window.renderedComponents };
    Object.assign(window.renderedComponents, { mounted: 0, rerendered: 0, mostMounted: 0 });
    return taken;
  });
}

/** Keeps the numbers at the moment when the text of an element changes, for `componentsUntilChange`. */
export function keepComponentsUntilChange(page: Page, selector: string): Promise<void> {
  return page.evaluate((watched) => {
    const text = () => document.querySelector(watched)?.textContent;
    const before = text();
    const observer = new MutationObserver(() => {
      if (text() === before) return;
      observer.disconnect();
      window.componentsUntilChange = { ...window.renderedComponents };
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, selector);
}

export function componentsUntilChange(page: Page): Promise<RenderedComponents> {
  return page.evaluate(() => {
    if (!window.componentsUntilChange) throw new Error('The text has not changed');
    return window.componentsUntilChange;
  });
}

/** Runs in the page. */
function watchCommits(): void {
  /** Function, class, memo and forwarded components. */
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const counts = { mounted: 0, rerendered: 0, mostMounted: 0 };
  const visit = (fiber: Fiber, before: Fiber | null) => {
    if (COMPONENTS.has(fiber.tag)) {
      if (!before) counts.mounted += 1;
      else if ((fiber.flags & PERFORMED_WORK) !== 0 && fiber !== before) counts.rerendered += 1;
    }
    // React has skipped the descendants of a component that has not changed.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, before ? child.alternate : null);
  };
  Object.assign(window, {
    renderedComponents: counts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        const before = counts.mounted;
        visit(current, current.alternate);
        counts.mostMounted = Math.max(counts.mostMounted, counts.mounted - before);
      },
      onCommitFiberUnmount: () => {},
    },
  });
}
