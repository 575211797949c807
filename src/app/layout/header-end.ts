/** The id of the element between the header and the content. The first paint waits for it. */
export const HEADER_END_ID = 'header-end';
