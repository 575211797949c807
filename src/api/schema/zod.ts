import { z } from 'zod';

/** The site's policy forbids to compile code in a browser, and zod's probe for it would be reported as a violation. */
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
