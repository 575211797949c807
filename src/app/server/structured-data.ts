import type { Crumb } from '../../pages/page.ts';
import { site } from '../../site.ts';
import type { Shell } from '../layout/shell.ts';

const CONTEXT = 'https://schema.org';

/** The company, as crawlers read it on every page. */
export function organization({ settings, config }: Shell): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${config.siteUrl}/#organization`,
    name: site.brand,
    legalName: site.legalName,
    url: `${config.siteUrl}/`,
    logo: `${config.siteUrl}/icon-512.png`,
    email: settings.contactEmail,
    telephone: settings.contactPhone.raw,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.office.town,
      streetAddress: site.office.street,
      addressCountry: 'RU',
    },
    ...(settings.contactSocialNetworks.vk && { sameAs: [settings.contactSocialNetworks.vk] }),
  };
}

/** The way to a page. Undefined for the home page, which has no way. */
export function breadcrumbList(trail: Crumb[], siteUrl: string): object | undefined {
  if (trail.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
