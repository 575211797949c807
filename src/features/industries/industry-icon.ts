/** The icons of the industries by slug; an industry that the design does not know yet has the general one. */
const icons: Record<string, string> = {
  meditsina: 'hospital',
  obrazovanie: 'school',
  'pishchevaya-promyshlennost': 'food',
  basseyny: 'pool',
  laboratorii: 'lab',
  ofisy: 'office',
  transport: 'transport',
  'promyshlennost-i-zhkh': 'factory',
};

export function industryIcon(slug: string): string {
  return Object.hasOwn(icons, slug) ? (icons[slug] ?? 'building') : 'building';
}
