import { countOf } from '../plural.ts';

const letters = ['символ', 'символа', 'символов'] as const;

/** Texts of the form fields. Texts from the specification are verbatim. */
export const forms = {
  placeholder: 'Введите',
  limit: (max: number) => `Не\u00a0более ${max}\u00a0символов`,
  characterCount: (length: number, max: number) => `${length}\u00a0/\u00a0${max}`,
  failed: 'поле не\u00a0загрузилось',
  clear: 'Очистить',
  clearField: (label: string) => `Очистить: ${label}`,
  showPassword: 'Показать пароль',
  required: 'обязательно',
  select: {
    placeholder: 'Выберите',
    typeMore: (count: number) => `Введите ${countOf(count, letters)}`,
    searching: 'Ищем',
    nothing: 'Ничего не найдено',
    found: (count: number) => countOf(count, ['вариант', 'варианта', 'вариантов']),
    loadMore: 'Загрузить ещё',
    failed: 'Список не загрузился',
    repeat: 'Повторить',
  },
  counterField: {
    less: 'Уменьшить',
    more: 'Увеличить',
  },
  color: {
    placeholder: 'Выберите цвет',
  },
  date: {
    placeholder: 'Выберите дату',
    rangePlaceholder: 'Выберите период',
    timePlaceholder: 'Выберите время',
    from: (day: string) => `с\u00a0${day}`,
    to: (day: string) => `по\u00a0${day}`,
    range: (from: string, to: string) => `${from}\u00a0– ${to}`,
    invalid: 'Такой даты нет',
    hours: 'Часы',
    minutes: 'Минуты',
    dayPeriod: 'Половина суток',
  },
  file: {
    choose: 'Выберите файл',
    chooseMore: 'Добавьте файл',
    hint: (types: string, limit: string) => `${types}, не\u00a0более ${limit}`,
    uploading: (percent: number) => `Загружаем, ${percent}\u00a0%`,
    uploaded: (name: string) => `Файл ${name} загружен`,
    cancel: 'Отменить загрузку',
    remove: 'Удалить файл',
    retry: 'Повторить загрузку',
    dismiss: 'Убрать сообщение',
    wrongType: 'Такой формат не\u00a0подойдёт. Нажмите, чтобы выбрать другой файл',
    tooBig: (limit: string) => `Файл больше ${limit}. Нажмите, чтобы выбрать другой`,
    onlyOne: 'Можно приложить один файл. Нажмите, чтобы выбрать его',
    empty: 'Файл пуст. Нажмите, чтобы выбрать другой',
    failed: 'Файл не\u00a0загрузился. Проверьте связь и\u00a0попробуйте ещё раз',
  },
};
