import type { Block } from '../../api/resources/block.ts';
import { displayDate } from '../../lib/text/display-date.ts';
import { company } from './company.ts';

type Vacancy = Extract<Block, { type: 'vacancies' }>['items'][number];

/**
 * A vacancy as schema.org's JobPosting. Undefined without the publication date, which search engines require. The salary is
 * a text and is left out.
 */
export function jobPosting({ title, town, schedule, html, publishedAt }: Vacancy): object | undefined {
  if (!publishedAt || !town || !html) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: html,
    datePosted: displayDate(publishedAt).iso,
    hiringOrganization: company,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'RU' },
    },
    ...(schedule && { workHours: schedule }),
  };
}
