import { routes } from '../../routes.ts';
import type { ProjectCardData } from './project-card.ts';

/** What `ProjectCard` shows of a project, and its link. */
export function projectCardProps({ slug, title, lead, image, year, town }: ProjectCardData) {
  return { href: routes.project.href({ slug }), title, lead, picture: image, year, town };
}
