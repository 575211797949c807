/** What goes wrong between the site and its API, in the words of the error catalogue. */
export const errors = {
  unknown: 'Неизвестная ошибка',
  backend: 'Не обработанная ошибка бекенда',
  notFound: 'Страница не найдена',
  noAnswer: 'Сервер не\u00a0ответил. Проверьте связь',
  badAnswer: 'Ответ сервера не\u00a0удалось прочитать',
  later: 'Попробуйте через несколько минут',
  status: (status: number) => `Ошибка ${status}`,
  statuses: new Map([
    [500, 'Внутренняя ошибка сервера'],
    [400, 'Неверный запрос'],
    [404, 'Не найдено'],
    [401, 'Требуется авторизация'],
    [403, 'Доступ запрещён'],
  ]),
};
