import { loadLegalText } from '../../features/legal-text/load-legal-text.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export const load = async ({ api }: LoadContext<typeof routes.agreement>) => loadLegalText(api, 'agreement');
export type AgreementData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead, seo }: AgreementData): Head {
  return { title: seo?.title ?? title, breadcrumb: title, description: seo?.description ?? lead ?? title };
}
