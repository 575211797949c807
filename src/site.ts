/** Facts about the company that are not content: they change with a decision, not with an edit. */
export const site = {
  brand: 'Чистосфера',
  legalName: 'ООО «Чистосфера»',
  description: 'Системы очистки и\u00a0обеззараживания воздуха',
  office: {
    title: 'Центральный офис',
    address: 'Москва, Лужники, Лужнецкая наб.,\u00a024',
    town: 'Москва',
    street: 'Лужнецкая наб.,\u00a024, этаж\u00a05',
    workingHours: '09:00–18:00',
    routeLink: 'https://yandex.ru/maps/?rtext=~55.7158,37.5537&rtt=auto',
  },
  oldSite: { title: 'Старая версия сайта', href: 'https://old.chistosfera.ru' },
  developer: { title: 'Разработка сайта', href: 'https://studio.chistosfera.ru' },
  defaultTitles: { presentation: 'Презентация', contactDetails: 'Реквизиты' },
  /** How the cookie of the locale is set: `Secure` only when asked for, or where the site stands in pages of other sites. */
  localeCookie: { crossOrigin: false, secure: false },
};
