/** Documents per page: a list of more continues at `…/page/2`. */
export const DOCUMENTS_PER_PAGE = 100;
