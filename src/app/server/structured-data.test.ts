import { expect, test } from 'vitest';
import { site } from '../../site.ts';
import type { Shell } from '../layout/shell.ts';
import { breadcrumbList, organization } from './structured-data.ts';

const shell: Shell = {
  settings: {
    contactPhone: { raw: '+74951234567', formatted: '+7 (495) 123-45-67' },
    contactEmail: 'info@chistosfera.test',
    contactSocialNetworks: { vk: 'https://vk.com/chistosfera' },
  },
  year: 2026,
  config: { apiBaseUrl: 'https://api.test', siteUrl: 'https://chistosfera.test' },
};

test('the organization has its office, its phone and a raster logo', () => {
  expect(organization(shell)).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://chistosfera.test/#organization',
    name: site.brand,
    url: 'https://chistosfera.test/',
    logo: 'https://chistosfera.test/icon-512.png',
    telephone: '+74951234567',
    email: 'info@chistosfera.test',
    address: { addressLocality: 'Москва', addressCountry: 'RU' },
    sameAs: ['https://vk.com/chistosfera'],
  });
});

test('an organization without social networks names none', () => {
  const settings = { ...shell.settings, contactSocialNetworks: { vk: undefined } };
  expect(organization({ ...shell, settings })).not.toHaveProperty('sameAs');
});

test('breadcrumbs count from 1 and have absolute URLs', () => {
  const breadcrumbs = [
    { label: 'Главная', href: '/' },
    { label: 'Новости', href: '/news' },
  ];
  expect(breadcrumbList(breadcrumbs, 'https://chistosfera.test')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Главная', item: 'https://chistosfera.test/' },
      { position: 2, name: 'Новости', item: 'https://chistosfera.test/news' },
    ],
  });
  expect(breadcrumbList([], 'https://chistosfera.test')).toBeUndefined();
});
