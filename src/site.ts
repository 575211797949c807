/** Facts about the company that are not content: they change by a decision, not by an edit. */
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
  /** `secure` adds `Secure` to the locale cookie; `crossOrigin` is for a site inside frames of other sites. */
  localeCookie: { crossOrigin: false, secure: false },
};
