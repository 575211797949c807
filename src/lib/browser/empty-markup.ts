const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/** Markup that leaves an element empty. Browsers with Trusted Types refuse an empty string. */
export const emptyMarkup = trustedTypes?.emptyHTML ?? '';
