import { site } from '../../site.ts';

/** The company where it publishes, makes or employs; what else there is to know of it stands on every page. */
export const company = { '@type': 'Organization', name: site.brand, legalName: site.legalName };
