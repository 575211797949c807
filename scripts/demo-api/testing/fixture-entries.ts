const updatedAt = '2026-03-14T10:00:00+03:00';
const titled = (id: number, title: string) => ({ id, title, lead: `Кратко: ${title}`, image: 'unit.jpg', updatedAt });

const newsItem = (id: number, month: string) => ({
  ...titled(id, `Новость ${id}`),
  publishedAt: `2026-${month}-01T09:00:00+03:00`,
  html: '<p>Текст новости</p>',
  gallery: ['unit.jpg'],
  related: [],
});

/** Thirteen news items: one more than a page. */
const news = Object.fromEntries(
  Array.from({ length: 13 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [`news/item-${number}.yaml`, newsItem(index + 1, String((index % 12) + 1).padStart(2, '0'))];
  }),
);

const document = (id: number, category: number, name: string) => ({
  id,
  name,
  category,
  fileName: `Паспорт ${id}.pdf`,
  publishedAt: updatedAt,
  updatedAt,
  sections: [
    { title: 'Назначение', paragraphs: ['Очистка воздуха до\u00a0400\u00a0м³.'], rows: [['Масса', '48\u00a0кг']] },
  ],
});

/** The content files of a test, by path: at least one entry of each kind, and each kind of reference. */
export const entries: Record<string, unknown> = {
  ...news,
  'settings.yaml': {
    presentationFile: { title: 'Презентация', document: 501 },
    contactDetailsFile: { title: 'Реквизиты', document: null },
    contactPhone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' },
    contactEmail: 'info@chistosfera.ru',
    contactSocialNetworks: { vk: 'https://vk.com/chistosfera' },
  },
  'equipment-types.yaml': [
    { id: 1, slug: 'retsirkulyatory', title: 'Рециркуляторы', description: 'Воздух', image: 'unit.jpg', medium: 'air' },
    { id: 2, slug: 'uf-ustanovki', title: 'УФ-установки', medium: 'water' },
  ],
  'equipment/sfera-a-1200.yaml': {
    id: 1,
    name: 'Обеззараживатель воздуха «Сфера А-1200»',
    lead: 'Передвижной, 1\u00a0200\u00a0м³/ч',
    image: 'unit.jpg',
    type: 'retsirkulyatory',
    updatedAt,
    highlights: [{ label: 'Расход', value: '1\u00a0200\u00a0м³/ч' }],
    gallery: ['unit.jpg', 'mark.png'],
    html: '<p>Фильтр HEPA <img src="unit.jpg"></p>',
    advantages: [{ title: 'Тихий', text: '44\u00a0дБ(А)' }],
    specifications: [{ title: 'Питание', rows: [{ name: 'Напряжение', value: '230', unit: 'В' }] }],
    documents: [101],
    industries: ['meditsina'],
    solutions: ['operatsionnyy-blok'],
    projects: ['bolnitsa'],
    related: ['sfera-v-90'],
    video: 1,
    seo: { title: 'Сфера А-1200', description: 'Обеззараживатель' },
  },
  'equipment/sfera-v-90.yaml': {
    id: 2,
    name: 'Установка «Сфера В-90»',
    lead: 'Обеззараживание воды ультрафиолетом',
    image: null,
    type: 'uf-ustanovki',
    updatedAt,
    html: '<p>Для бассейнов и водоканалов, тёплая вода</p>',
  },
  'industries/meditsina.yaml': {
    ...titled(1, 'Медицина'),
    blocks: [
      { type: 'text', title: 'Зачем', html: '<p>Чистый воздух</p>' },
      { type: 'imageText', title: 'Палата', html: '<p>Тихо</p>', image: 'unit.jpg', side: 'left' },
      { type: 'numbers', items: [{ value: '99,9\u00a0%', label: 'эффективность' }] },
      { type: 'features', items: [{ title: 'Фильтр', text: 'H14', icon: 'filter' }] },
      { type: 'steps', items: [{ title: 'Расчёт', text: 'Неделя' }] },
      { type: 'gallery', images: ['unit.jpg'] },
      { type: 'video', video: 1 },
      { type: 'quote', text: 'Работает', author: 'И. Петров', image: 'mark.png' },
      { type: 'files', items: [101] },
      { type: 'vacancies', items: [{ title: 'Инженер', town: 'Обнинск', html: '<p>Стенд</p>' }] },
      { type: 'cta', title: 'Напишите нам', applicationType: 1 },
    ],
    solutions: ['operatsionnyy-blok'],
    projects: ['bolnitsa'],
  },
  'industries/basseyny.yaml': titled(2, 'Бассейны'),
  'solutions/operatsionnyy-blok.yaml': {
    ...titled(1, 'Операционный блок'),
    industry: 'meditsina',
    blocks: [{ type: 'text', html: '<p>Ламинарный поток</p>' }],
    equipment: ['sfera-a-1200'],
    projects: ['bolnitsa'],
    documents: [101],
  },
  'projects/bolnitsa.yaml': {
    ...titled(1, 'Областная больница'),
    customer: 'Больница',
    town: 'Тула',
    year: 2025,
    industry: 'meditsina',
    gallery: ['unit.jpg'],
    task: '<p>Задача</p>',
    solution: '<p>Решение</p>',
    result: '<p>Результат</p>',
    equipment: ['sfera-a-1200'],
    review: 1,
  },
  'projects/akvapark.yaml': {
    ...titled(2, 'Аквапарк'),
    year: 2026,
    task: '<p>Задача</p>',
    solution: '<p>Решение</p>',
    result: '<p>Результат</p>',
  },
  'reviews.yaml': [
    { id: 1, author: 'И. Петров', position: 'Главный инженер', company: 'Больница', text: 'Тихо', project: 'bolnitsa' },
  ],
  'article-sections.yaml': [
    { id: 1, slug: 'vozdukh', title: 'Воздух', description: 'Об обеззараживании воздуха', updatedAt },
    { id: 2, slug: 'voda', title: 'Вода', description: 'О подготовке воды', updatedAt },
  ],
  'articles/kak-vybrat.yaml': {
    ...titled(1, 'Как выбрать рециркулятор'),
    section: 'vozdukh',
    industries: ['meditsina'],
    publishedAt: '2025-01-10T10:00:00+03:00',
    html: '<p>Считаем кратность воздухообмена</p>',
    author: 'А. Иванова',
    equipment: ['sfera-a-1200'],
    related: ['zhyostkaya-voda'],
  },
  'articles/zhyostkaya-voda.yaml': {
    ...titled(2, 'Жёсткая вода'),
    section: 'voda',
    publishedAt: '2026-01-10T10:00:00+03:00',
    html: '<p>Умягчение</p>',
  },
  'videos.yaml': [
    { id: 1, title: 'Как работает', poster: 'unit.jpg', publishedAt: '2025-05-01T10:00:00+03:00', file: 'tour.mp4' },
    {
      id: 2,
      title: 'Завод',
      publishedAt: '2026-05-01T10:00:00+03:00',
      durationSeconds: 90,
      embedUrl: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
    },
  ],
  'document-categories.yaml': [
    { id: 3, title: 'Паспорта и\u00a0руководства', kind: 'technical', description: 'Паспорта', updatedAt },
    { id: 6, title: 'Каталоги', kind: 'document', updatedAt },
  ],
  'documents/101.yaml': document(101, 3, 'Паспорт «Сфера А-1200»'),
  'documents/501.yaml': document(501, 6, 'Презентация'),
  'locations.yaml': [
    {
      id: 1,
      title: 'Центральный офис',
      address: 'Москва, Лужнецкая наб., 24',
      coordinates: { lat: 55.7158, lng: 37.5537 },
      phone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' },
      email: 'info@chistosfera.ru',
      workingHours: '09:00–18:00',
      isCentral: true,
    },
  ],
  'handbooks.yaml': [
    {
      id: 1,
      type: 'town',
      title: 'Города',
      values: [
        { value: 'msk', label: 'Москва' },
        { value: 'obn', label: 'Обнинск' },
      ],
    },
  ],
  'pages/about.yaml': {
    title: 'О компании',
    lead: 'С 1999 года',
    image: 'unit.jpg',
    updatedAt,
    blocks: [{ type: 'text', html: '<p>Текст</p>' }],
  },
};
