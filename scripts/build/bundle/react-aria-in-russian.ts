import reactAriaLocales from '@react-aria/optimize-locales-plugin';

/** What React Aria says in 33 other languages is a quarter of the calendar's code. The calendar sets its language itself. */
export const reactAriaInRussian = reactAriaLocales.vite({ locales: ['ru-RU'] });
