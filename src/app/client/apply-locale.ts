import { chooseLocale } from '../../i18n/choose-locale.ts';
import { type LocaleTexts, setLocaleTexts } from '../../i18n/texts.ts';
import { readCookie, writeCookie } from '../../lib/browser/cookies.ts';
import { site } from '../../site.ts';

const COOKIE = 'i18n_redirected';

/** Every file of the folder is a locale of its name, loaded only where it is spoken. */
const localeModules = import.meta.glob<LocaleTexts>('../../i18n/locales/*.ts', { import: 'default' });
const loaders = new Map(Object.entries(localeModules).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), load]));

/** Settles the visitor's locale, remembers it and speaks it. One that does not come leaves the texts as they are. */
export async function applyLocale(): Promise<void> {
  const locale = chooseLocale(readCookie(COOKIE), navigator.languages, [...loaders.keys()]);
  const { crossOrigin, secure } = site.localeCookie;
  writeCookie(COOKIE, locale, { sameSite: crossOrigin ? 'None' : 'Lax', secure: crossOrigin || secure });
  try {
    const texts = await loaders.get(locale)?.();
    if (texts) setLocaleTexts(texts);
  } catch (error) {
    console.error(`The texts of ${locale} have not come`, error);
  }
}
