import { countOf } from '../../lib/text/plural.ts';

/** Texts of the home page that are the same whatever the editors publish. */
export const home = {
  eyebrow: 'Производитель систем очистки и\u00a0обеззараживания',
  chooseEquipment: 'Выбрать оборудование',
  forPlanners: 'Материалы проектировщику',
  callouts: {
    air: { value: '99,9\u00a0%', label: 'обеззараживание за\u00a0проход' },
    uv: { value: '254\u00a0нм', label: 'безозоновый ультрафиолет' },
  },
  numbers: 'Чистосфера в\u00a0цифрах',
  mediums: 'Воздух и\u00a0вода',
  selection: 'Подобрать по\u00a0площади, расходу или\u00a0дозе',
  air: { name: 'Воздух', title: 'Воздух без\u00a0вирусов, бактерий и\u00a0пыли' },
  water: { name: 'Вода', title: 'Вода без\u00a0примесей и\u00a0лишней химии' },
  industries: { eyebrow: 'Решения для\u00a0отраслей', title: 'У\u00a0каждой отрасли своя\u00a0норма чистоты' },
  solutions: (count: number) => countOf(count, ['решение', 'решения', 'решений']),
  technology: {
    eyebrow: 'Технология',
    title: 'Как воздух и\u00a0вода становятся чистыми',
    lead: 'Поток проходит их\u00a0последовательно. Результат каждого барьера можно проверить прибором.',
    wavelength: { value: '254', unit: 'нм' },
    before: 'До',
    after: 'После',
    more: 'Технологии и\u00a0инновации',
  },
  equipment: { eyebrow: 'Оборудование', title: 'Чаще всего выбирают', more: 'Весь каталог' },
  projects: {
    eyebrow: 'Проекты',
    title: 'Работает на\u00a0реальных объектах',
    more: 'Все проекты',
    scan: 'Скан отзыва',
  },
  documents: {
    eyebrow: 'Сертификаты и\u00a0документы',
    title: 'Всё для\u00a0экспертизы и\u00a0закупки',
    lead: 'Паспорта, декларации, протоколы испытаний и\u00a0опросные листы в\u00a0открытом доступе.',
    more: 'Все документы',
  },
  articles: { eyebrow: 'Статьи', title: 'Пишут наши инженеры', more: 'Все статьи' },
  news: { eyebrow: 'Новости', title: 'Что\u00a0нового', more: 'Все новости' },
};
