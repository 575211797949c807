import { hash } from 'node:crypto';

/** Opens the target of a redirect page with the query and the fragment, which a refresh by a meta element would drop. */
const text = `location.replace(document.currentScript.dataset.to + location.search + location.hash);\n`;

/** The script of all redirect pages: the content policy allows no inline script. */
export const REDIRECT_SCRIPT = { file: `assets/redirect-${hash('sha256', text, 'base64url').slice(0, 8)}.js`, text };
