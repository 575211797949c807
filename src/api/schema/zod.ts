import { z } from 'zod';

/** Under the site's policy a browser may not compile code: zod's probe for it would be reported as a violation. */
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
