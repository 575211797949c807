/** What an application of any type says alike. Where the specification gives a text, it stands here letter for letter. */
const shared = {
  title: 'Связаться с нами',
  lead: 'Напишите нам и наши менеджеры помогут с любым вопросом',
  subject: (name: string) => `Заявка: ${name}`,
  text: 'Сообщение',
  file: 'Файл',
  chooseFile: 'Выберите файл',
  send: 'Отправить заявку',
  answer: (hours: string) => `Ответим в\u00a0рабочий день, ${hours}`,
  errors: {
    text: 'Напишите, чем помочь',
    consent: 'Без согласия мы не сможем принять заявку',
    notSent: 'Заявка не отправлена',
    refused: (status: number) =>
      status === 200 ? 'Заявка не\u00a0принята' : `Заявка не\u00a0принята, код\u00a0${status}`,
    fileCancelled: 'Загрузка файла отменена, заявка пока не\u00a0отправлена.',
    keptHere: 'Всё, что вы ввели, осталось в форме. Нажмите «Отправить заявку» ещё раз или позвоните нам.',
  },
  sentNotice: { title: 'Успех', text: 'Обращение отправлено' },
  sent: {
    title: 'Заявка успешно отправлена',
    text: 'Спасибо. Инженер изучит вопрос и\u00a0ответит в\u00a0течение рабочего дня. А\u00a0пока посмотрите:',
  },
};

/** What an application says otherwise by its type: 1 feedback, 2 excursion, 3 career. */
const byType = {
  1: shared,
  2: {
    ...shared,
    title: 'Запись на\u00a0экскурсию',
    lead: 'Напишите, когда вам удобно и\u00a0сколько вас будет: мы\u00a0подтвердим день и\u00a0время',
    errors: { ...shared.errors, text: 'Напишите, когда вам удобно и\u00a0сколько вас будет' },
    sent: {
      ...shared.sent,
      text: 'Спасибо. Мы\u00a0подтвердим день и\u00a0время в\u00a0течение рабочего дня. А\u00a0пока посмотрите:',
    },
  },
  3: {
    ...shared,
    title: 'Отклик',
    lead: 'Расскажите о\u00a0себе и\u00a0приложите резюме, если оно есть',
    subject: (name: string) => `Вакансия: ${name}`,
    text: 'Сопроводительное письмо',
    file: 'Резюме',
    chooseFile: 'Приложите резюме',
    send: 'Отправить отклик',
    answer: (hours: string) => `Читаем отклики по\u00a0рабочим дням, ${hours}`,
    errors: {
      text: 'Напишите о\u00a0себе несколько слов',
      consent: 'Без согласия мы не сможем принять отклик',
      notSent: 'Отклик не\u00a0отправлен',
      refused: (status: number) =>
        status === 200 ? 'Отклик не\u00a0принят' : `Отклик не\u00a0принят, код\u00a0${status}`,
      fileCancelled: 'Загрузка файла отменена, отклик пока не\u00a0отправлен.',
      keptHere: 'Всё, что вы ввели, осталось в форме. Нажмите «Отправить отклик» ещё раз или позвоните нам.',
    },
    sentNotice: { title: 'Успех', text: 'Отклик отправлен' },
    sent: {
      title: 'Отклик успешно отправлен',
      text: 'Спасибо. Мы\u00a0прочитаем его и\u00a0свяжемся с\u00a0вами. А\u00a0пока посмотрите:',
    },
  },
} satisfies Record<1 | 2 | 3, typeof shared>;

/** Texts of the application form. */
export const application = {
  byType,
  userName: 'Имя',
  userLastName: 'Фамилия',
  userPhone: 'Телефон',
  userEmail: 'E-mail',
  userTown: 'Город',
  consent: 'Даю согласие на ',
  consentLink: 'обработку персональных данных',
  policy: 'Как мы храним данные — в ',
  policyLink: 'политике конфиденциальности',
  restored: 'Мы сохранили то, что вы ввели раньше. ',
  startAnew: 'Начать заново',
  sending: 'Отправляем',
  aside: {
    title: 'Быстрее по\u00a0телефону',
    hours: (hours: string) => `Пн–Пт ${hours}, Москва, Лужники`,
  },
  errors: {
    summary: 'Проверьте поля, отмеченные ниже',
    userName: 'Введите имя',
    userLastName: 'Введите фамилию',
    userPhone: {
      incomplete: 'Введите номер полностью',
      foreign: 'Нужен российский номер: +7 и\u00a0десять цифр. Номер другой страны напишите в\u00a0сообщении',
      tooLong: 'Нужен один номер: +7 и\u00a0десять цифр. Добавочный или\u00a0второй номер напишите в\u00a0сообщении',
    },
    userEmail: 'Введите адрес почты полностью',
    userEmails: 'Оставьте один адрес почты: на\u00a0него мы ответим',
    tooLong: (most: number) => `Не более ${most} символов`,
    file: 'Файл не\u00a0загрузился: загрузите его ещё раз или\u00a0уберите',
    captcha: 'Не\u00a0удалось убедиться, что вы не\u00a0робот.',
  },
  next: {
    industries: { title: 'Решения для\u00a0отраслей', text: 'Схемы для\u00a0вашего типа объекта' },
    about: { title: 'О\u00a0компании', text: 'Производство и\u00a0испытания' },
    technology: { title: 'Технологии и\u00a0инновации', text: 'Как\u00a0работает обеззараживание' },
  },
};
