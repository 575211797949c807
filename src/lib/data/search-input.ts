/** Letters that a search needs at least: the API answers no shorter one. */
export const MIN_QUERY_LENGTH = 3;

/** How long a visitor must pause in typing before the text is used, ms. */
export const DEBOUNCE_MS = 500;
