/** Models per page; a larger catalogue continues at `/equipment/page/2`. */
export const PER_PAGE = 60;
