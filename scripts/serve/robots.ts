/** The `robots.txt` of a server that is not public: a search engine may learn its address all the same. */
export const ROBOTS_TXT = 'User-agent: *\nDisallow: /\n';
