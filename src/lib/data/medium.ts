/** The medium that the equipment cleans. The order is that of the site's lists. */
export const MEDIUMS = ['air', 'water'] as const;
export type Medium = (typeof MEDIUMS)[number];
