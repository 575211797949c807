import type { Breadcrumb } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { site } from '../../site.ts';
import type { Shell } from '../layout/shell.ts';

const SCHEMA_ORG = 'https://schema.org';

/** The company as schema.org data, on every page. */
export function organization({ settings, config }: Shell): object {
  return {
    '@context': SCHEMA_ORG,
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

/** The breadcrumbs as schema.org data. Undefined for the home page. */
export function breadcrumbList(breadcrumbs: Breadcrumb[], siteUrl: string): object | undefined {
  if (breadcrumbs.length === 0) return undefined;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
