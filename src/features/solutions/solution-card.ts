import type { Api } from '../../api/index.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { joinById } from '../../lib/data/join-by-id.ts';
import type { Picture } from '../../lib/files/picture.ts';

export interface SolutionCardData {
  slug: string;
  title: string;
  lead?: string;
  image?: Picture;
  /** Number of its models. */
  equipmentCount?: number;
}

/** The data of a solution's row. */
export function toSolutionCard({ slug, title, lead, image, equipmentCount }: SolutionCardData): SolutionCardData {
  return { slug, title, lead, image, equipmentCount };
}

/** The rows of referenced solutions, the same as in their list. */
export async function loadSolutionCards(
  refs: readonly Ref[],
  api: Pick<Api, 'industrySolutions'>,
): Promise<SolutionCardData[]> {
  if (refs.length === 0) return [];
  const solutions = await api.industrySolutions.byIds(refs.map(({ id }) => id));
  return joinById(refs, solutions, toSolutionCard, toSolutionCard);
}
