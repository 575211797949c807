import type { Texts } from '../../../i18n/texts.ts';
import { type Route, routes } from '../../../routes.ts';

export interface MenuLink {
  label: string;
  /** The short label for the row of the header. */
  short: string;
  href: string;
  /** Pathnames that belong to this link: it is marked on them and on the pages below them. */
  covers: string[];
}

export interface MenuGroup {
  label: string;
  links: MenuLink[];
}

interface MenuLinkOptions {
  label?: string;
  short?: string;
  /** Sections without a link of their own, marked as part of this one. */
  sections?: Route[];
}

/** The menu of the header: the catalogue, the group about the company, then single links. */
export function headerMenu({ layout: t }: Texts) {
  const company = { ...link(routes.about, { label: t.company }), covers: [] };
  const about: MenuGroup = {
    label: t.aboutGroup,
    links: [company, link(routes.production), link(routes.career), link(routes.news), link(routes.articles)],
  };
  const links = [
    link(routes.industries, { short: t.industriesInMenu, sections: [routes.solutions] }),
    link(routes.services),
    link(routes.projects),
    link(routes.technology, { short: t.technologiesInMenu }),
    link(routes.planners),
    link(routes.documents, { label: t.documentsInMenu }),
    link(routes.contacts, { label: t.contactsInMenu }),
  ];
  return { equipment: link(routes.equipment), mediums: mediumLinks(t), about, links };
}

/** The two links into the catalogue. */
function mediumLinks(t: Texts['layout']) {
  return (['air', 'water'] as const).map((medium) => ({
    medium,
    ...t[medium],
    href: `${routes.equipment.href()}?medium=${medium}`,
  }));
}

export type MediumLink = ReturnType<typeof mediumLinks>[number];

/** The two columns of the footer. */
export function footerMenu(): MenuLink[][] {
  return [
    [link(routes.about), link(routes.industries), link(routes.services), link(routes.projects)],
    [link(routes.technology), link(routes.planners), link(routes.videos), link(routes.contacts)],
  ];
}

function link(
  route: Route & { href: () => string },
  { label = route.label, short = label, sections = [] }: MenuLinkOptions = {},
): MenuLink {
  return { label, short, href: route.href(), covers: [route, ...sections].map(({ path }) => path) };
}

/** The value of `aria-current` for a link: the page itself, a page of its section, or undefined. */
export function ariaCurrent({ href, covers }: MenuLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return covers.some((section) => pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : undefined;
}
