import type { Texts } from '../../../i18n/texts.ts';
import { type Route, routes } from '../../../routes.ts';

export interface MenuLink {
  label: string;
  /** For the row of the header, where all links stand beside each other. */
  short: string;
  href: string;
  /** Addresses whose pages belong to this link: it is marked on them and on what lies below. */
  covers: string[];
}

export interface MenuGroup {
  label: string;
  links: MenuLink[];
}

interface MenuLinkOptions {
  label?: string;
  short?: string;
  /** Sections without a link of their own, shown as part of this one. */
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

/** The two shortcuts into the catalogue. */
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

/** What `aria-current` says of a link on a page: the page itself, a page of its section, or nothing. */
export function ariaCurrent({ href, covers }: MenuLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return covers.some((section) => pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : undefined;
}
