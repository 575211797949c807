const dayAndTime = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' });

/** Texts for a visitor without a connection. */
export const offline = {
  stale: {
    /** By the state of the connection. */
    title: { none: 'Нет связи', slow: 'Сайт не\u00a0отвечает' },
    text: (date: Date) =>
      Number.isNaN(date.getTime())
        ? 'Страница показана такой, какой была при последнем посещении.'
        : `Страница показана такой, какой была ${dayAndTime.format(date).replaceAll(' ', '\u00a0')}.`,
    outdated: 'Обновите страницу, чтобы увидеть её сегодняшней.',
  },
  page: {
    heading: 'Нет связи',
    text: 'Этой страницы нет среди сохранённых, без\u00a0интернета её не\u00a0показать. Позвоните нам или\u00a0напишите: письмо уйдёт, когда вернётся связь.',
    button: 'Повторить',
    cachedPages: 'Открываются без\u00a0интернета',
  },
};
