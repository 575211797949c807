import type { IconName } from '../../ui/Icon/Icon.tsx';

/** The icons of the industries by slug; an unknown industry has the general icon. */
const ICONS: Record<string, IconName> = {
  meditsina: 'hospital',
  obrazovanie: 'school',
  'pishchevaya-promyshlennost': 'food',
  basseyny: 'pool',
  laboratorii: 'lab',
  ofisy: 'office',
  transport: 'transport',
  'promyshlennost-i-zhkh': 'factory',
};

export function industryIcon(slug: string): IconName {
  return Object.hasOwn(ICONS, slug) ? (ICONS[slug] ?? 'building') : 'building';
}
