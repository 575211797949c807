import type { Api } from '../../api/index.ts';
import type { ProjectSummary } from '../../api/resources/project.ts';
import type { Ref } from '../../api/schema/ref.ts';
import { joinById } from '../../lib/data/join-by-id.ts';
import type { Picture } from '../../lib/files/picture.ts';

export interface ProjectCardData {
  slug: string;
  title: string;
  lead?: string;
  image?: Picture;
  year?: number;
  town?: string;
}

/** The data of a project's card. */
export function toProjectCard({ slug, title, lead, image, year, town }: ProjectSummary): ProjectCardData {
  return { slug, title, lead, image, year, town };
}

/** The cards of referenced projects, the same as in their list. */
export async function loadProjectCards(refs: readonly Ref[], api: Pick<Api, 'projects'>): Promise<ProjectCardData[]> {
  if (refs.length === 0) return [];
  const projects = await api.projects.byIds(refs.map(({ id }) => id));
  return joinById(refs, projects, toProjectCard, ({ slug, title, lead, image }) => ({ slug, title, lead, image }));
}
