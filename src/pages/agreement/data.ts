import { loadLegalText } from '../../features/legal-text/load-legal-text.ts';
import type { routes } from '../../routes.ts';
import type { Head, LoadContext } from '../page.ts';

export const load = ({ api }: LoadContext<typeof routes.agreement>) => loadLegalText(api, 'agreement');
export type AgreementData = Awaited<ReturnType<typeof load>>;

export function head({ title, lead }: AgreementData): Head {
  return { title, description: lead ?? title };
}
