import { countOf, plural } from '../plural.ts';

const positions = (count: number) => countOf(count, ['позиция', 'позиции', 'позиций']);
const models = (count: number) => countOf(count, ['модель', 'модели', 'моделей']);
const documents = (count: number) => countOf(count, ['документ', 'документа', 'документов']);

/** In the genitive, at the start of a sentence: «Двух позиций больше нет». Larger numbers are in digits. */
const FEW = ['Одной', 'Двух', 'Трёх', 'Четырёх', 'Пяти', 'Шести', 'Семи', 'Восьми', 'Девяти', 'Десяти'];
const ofPositions = (count: number) =>
  `${FEW[count - 1] ?? count.toLocaleString('ru-RU')}\u00a0${plural(count, ['позиции', 'позиций', 'позиций'])}`;

/** Texts of the shortlist: its buttons on other pages, and its own page. */
export const shortlist = {
  title: 'Папка проектировщика',
  putIn: 'В\u00a0папку',
  isIn: 'В\u00a0папке',
  open: 'Открыть папку',
  contents: (count: number) => (count > 0 ? `В\u00a0папке ${positions(count)}` : 'Папка пуста'),
  notStored:
    'Браузер не\u00a0разрешает сайту хранить данные: папка пропадёт, когда вы закроете страницу. Скопируйте ссылку на\u00a0неё.',
  full: 'В\u00a0папке не\u00a0хватит места',
  fullHint: (most: number, size: number) =>
    `Помещается ${positions(most)}, сейчас в\u00a0ней ${size}. Уберите лишнее и\u00a0добавьте снова.`,
  purpose:
    'Собирайте модели и\u00a0документы под\u00a0объект. Папка хранится в\u00a0этом браузере, отправляется одной ссылкой и\u00a0печатается списком.',
  counts: (products: number, files: number) =>
    [products > 0 && models(products), files > 0 && documents(files)].filter(Boolean).join(' и\u00a0'),
  ownHint: 'Папка хранится в\u00a0этом браузере; на\u00a0другом устройстве её\u00a0откроет ссылка.',
  shared: (counts: string) => `Вам прислали подборку: ${counts}`,
  sharedHint: 'Сохраните её\u00a0у\u00a0себя, чтобы дополнить.',
  printedOn: (day: string) => `Список составлен ${day}`,
  save: 'Сохранить у\u00a0себя',
  openOwn: 'Открыть свою папку',
  copyLink: 'Скопировать ссылку',
  linkLabel: 'Ссылка на\u00a0папку',
  copyByHand: 'Браузер не\u00a0разрешил копирование: ссылка выделена, скопируйте её\u00a0сами.',
  print: 'Напечатать',
  archive: (size: string) => ['Скачать документы одним архивом', size].filter(Boolean).join(', '),
  clear: 'Очистить папку',
  products: 'Оборудование',
  documents: 'Документы',
  remove: (name: string) => `Убрать из\u00a0папки: ${name}`,
  removals: 'Убранное из\u00a0папки',
  removed: (count: number) => `${plural(count, ['Убрана', 'Убраны', 'Убрано'])} ${positions(count)}`,
  undo: 'Вернуть',
  dismiss: 'Закрыть',
  deleted: (count: number) => `${ofPositions(count)} больше нет на\u00a0сайте.`,
  removeDeleted: 'Убрать из\u00a0папки',
  failed: 'Часть папки не\u00a0загрузилась. Сама папка цела.',
  empty: 'В\u00a0папке пока ничего нет',
  emptyHint:
    'Соберите здесь модели и\u00a0документы под\u00a0объект: кнопка «В\u00a0папку» есть на\u00a0странице каждой модели, в\u00a0каталоге и\u00a0у\u00a0документов. Потом папку можно отправить одной ссылкой или распечатать.',
  nothingLeft: 'По\u00a0этой ссылке ничего нет',
  nothingLeftHint: 'Возможно, ссылка скопирована не\u00a0целиком или\u00a0позиции сняты с\u00a0сайта.',
  toCatalogue: 'К\u00a0каталогу',
  toDocuments: 'К\u00a0документам',
  quantity: (name: string) => `Количество: ${name}`,
  pieces: (count: number) => `${count.toLocaleString('ru-RU')}\u00a0шт.`,
  order: {
    title: 'Запрос по\u00a0спецификации',
    lead: 'Количество укажите у\u00a0каждой модели. Компания и\u00a0ИНН нужны для счёта, поля можно не\u00a0заполнять.',
    company: 'Компания',
    inn: 'ИНН',
    wrongInn: 'В\u00a0ИНН 10 или\u00a012 цифр, и\u00a0контрольные цифры должны сходиться. Проверьте номер',
    send: 'Отправить запрос',
    xlsx: 'Спецификация, XLSX',
    pdf: 'Спецификация, PDF',
    sheetFailed: 'Файл не\u00a0собрался. Проверьте связь и\u00a0повторите.',
    message: {
      intro: (count: number) => `Запрос: ${positions(count)}.`,
      line: (index: number, name: string, quantity: number) => `${index}. ${name} — ${quantity}\u00a0шт.`,
      more: (count: number) => `и\u00a0ещё ${positions(count)} по\u00a0ссылке в\u00a0заявке`,
      company: (name: string) => `Компания: ${name}.`,
      inn: (inn: string) => `ИНН: ${inn}.`,
      uncheckedInn: (inn: string) => `ИНН: ${inn} (контрольные цифры не\u00a0сходятся).`,
    },
  },
  sheet: {
    name: 'Спецификация',
    fileName: 'Спецификация',
    columns: [
      'Поз.',
      'Наименование и техническая характеристика',
      'Тип, марка',
      'Поставщик',
      'Ед. изм.',
      'Кол.',
      'Примечание',
    ],
    unit: 'шт.',
  },
  request: {
    title: 'Нужна помощь с\u00a0подбором?',
    lead: 'Инженер проверит, подходят\u00a0ли модели вашему объекту, и\u00a0посчитает количество.',
  },
};
