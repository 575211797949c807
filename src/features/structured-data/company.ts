import { site } from '../../site.ts';

/** The company as publisher, manufacturer or employer; its other properties are on every page. */
export const company = { '@type': 'Organization', name: site.brand, legalName: site.legalName };
