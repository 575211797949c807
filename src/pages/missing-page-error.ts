/** The API's lists know nothing of what an address asks for: the page of it does not exist. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
}
