/** Minimum length of a search: the API rejects shorter ones. */
export const MIN_QUERY_LENGTH = 3;

/** Delay after the last key press before the text is used, ms. */
export const DEBOUNCE_MS = 500;
