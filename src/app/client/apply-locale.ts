import { chooseLocale } from '../../i18n/choose-locale.ts';
import { type LocaleTexts, setLocaleTexts } from '../../i18n/texts.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { site } from '../../site.ts';

const COOKIE = 'i18n_redirected';

/** Each file of the folder is a locale, loaded only for visitors who use it. */
const localeModules = import.meta.glob<LocaleTexts>('../../i18n/locales/*.ts', { import: 'default' });
const loaders = new Map(Object.entries(localeModules).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), load]));

/** Determines the visitor's locale, stores it and applies its texts. If its file does not load, the texts stay as they are. */
export async function applyLocale(): Promise<void> {
  const locale = chooseLocale(readCookie(COOKIE), navigator.languages, [...loaders.keys()]);
  const { crossOrigin, secure } = site.localeCookie;
  writeCookie(COOKIE, locale, { sameSite: crossOrigin ? 'None' : 'Lax', secure: crossOrigin || secure });
  try {
    const texts = await loaders.get(locale)?.();
    if (texts) setLocaleTexts(texts);
  } catch (error) {
    console.error(`The texts of ${locale} have not loaded`, error);
  }
}
