/** The default locale. Its texts are Russian. */
const DEFAULT_LOCALE = 'en-US';

/**
 * The locale of a visitor: from the cookie, else the first of the browser's languages that the site has, else
 * the default.
 * @param others the site's locales besides the default one
 */
export function chooseLocale(
  cookie: string | undefined,
  languages: readonly string[],
  others: readonly string[],
): string {
  const known = [DEFAULT_LOCALE, ...others];
  if (cookie !== undefined && known.includes(cookie)) return cookie;
  return (
    languages.map((language) => matchLanguage(language, known)).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE
  );
}

/** `kk` matches `kk-KZ`. */
function matchLanguage(language: string, known: readonly string[]): string | undefined {
  const of = (tag: string) => tag.toLowerCase().split('-', 1)[0];
  return (
    known.find((locale) => locale.toLowerCase() === language.toLowerCase()) ??
    known.find((locale) => of(locale) === of(language))
  );
}
