import { linkedFileName } from './linked-file-name.ts';
import { type Goal, reachGoal } from '../../lib/browser/goals.ts';
import { routes } from '../../routes.ts';

/** The goal that a link counts as. @returns undefined for any other link */
export function goalOfLink(href: string): { goal: Goal; name?: string } | undefined {
  if (href.startsWith('tel:')) return { goal: 'phone' };
  if (href.startsWith('mailto:')) return { goal: 'email' };
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url) return undefined;
  if (url.hostname === 'yandex.ru' && url.searchParams.has('rtext')) return { goal: 'route' };
  const name = linkedFileName(url.pathname);
  return name === undefined ? undefined : { goal: 'file', name };
}

/** Counts clicks on phones, e-mails, files and routes, and submitted searches. */
export function trackLinkGoals(): () => void {
  const ending = new AbortController();
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const reached = link && goalOfLink(link.href);
    if (reached) reachGoal(reached.goal, reached.name);
  };
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === routes.search.href())
      reachGoal('search');
  };
  document.addEventListener('click', onClick, { signal: ending.signal, capture: true });
  document.addEventListener('submit', onSubmit, { signal: ending.signal, capture: true });
  return () => ending.abort();
}
