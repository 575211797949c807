/** The API's lists do not have the entity that a path names: the page does not exist. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
}
