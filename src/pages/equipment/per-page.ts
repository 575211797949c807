/** A catalogue of up to so many models is one page; a larger one goes on under `/equipment/page/2`. */
export const PER_PAGE = 60;
