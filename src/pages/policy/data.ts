import { loadLegalText } from '../../features/legal-text/load-legal-text.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export const load = async ({ api }: LoadContext<typeof routes.policy>) => loadLegalText(api, 'policy');
export type PolicyData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, seo }: PolicyData): Head {
  return { title: seo?.title ?? title, breadcrumb: title, description: seo?.description ?? lead ?? title };
}
