import { samplePictures } from '../sample-pictures.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { CardGrid } from './CardGrid.tsx';
import { IndustryRow } from './IndustryRow.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { SolutionRow } from './SolutionRow.tsx';
import styles from './CardExamples.module.scss';

const nbsp = '\u00a0';
const purifier = {
  href: '/equipment/sfera-a-1200',
  name: 'Обеззараживатель «Сфера А-1200»',
  lead: 'Передвижной, для операционных и чистых зон',
  medium: 'air' as const,
  highlights: [
    { label: 'Производительность', value: `1${nbsp}200${nbsp}м³/ч` },
    { label: 'Класс фильтра', value: `HEPA${nbsp}H14` },
    { label: 'Шум', value: `44${nbsp}дБ(А)` },
  ],
};
const reactor = {
  ...purifier,
  href: '/equipment/sfera-v-90',
  name: 'УФ-установка «Сфера В-90»',
  lead: 'Питьевая вода',
  medium: 'water' as const,
};
const center = {
  href: '/project/perinatal',
  title: 'Перинатальный центр: воздух 14 операционных',
  year: 2026,
  town: 'Казань',
};
const article = {
  href: '/articles/dose',
  title: 'Как рассчитать дозу УФ для приточной установки',
  section: 'Воздух',
  date: { text: `12${nbsp}ноября 2026`, iso: '2026-11-12' },
};
const review = {
  text: 'За первый год эксплуатации посевы воздуха в операционных ни разу не вышли за норматив. Журнал дозы закрыл вопросы надзорных органов.',
  author: 'Ринат Валиев',
  role: 'Главный инженер, Перинатальный центр, Казань',
  scan: { href: 'https://files.chistosfera.ru/review.pdf', name: 'Отзыв', extension: 'pdf', bytes: 412_000 },
};

export const examples = {
  Оборудование: () => (
    <CardGrid columns={4} label="Оборудование">
      <ProductCard {...purifier} picture={samplePictures.product} />
      <ProductCard {...reactor} picture={samplePictures.reactor} />
      <ProductCard
        {...purifier}
        href="/equipment/sfera-k-6000"
        name="Канальная секция «Сфера К-6000»"
        picture={samplePictures.section}
      />
      <ProductCard
        {...reactor}
        href="/equipment/sfera-o"
        name="Обратный осмос"
        picture={null}
        highlights={[]}
        lead={undefined}
      />
    </CardGrid>
  ),
  'Оборудование лентой': () => (
    <CardGrid columns={4} phone="rail" label="Чаще всего выбирают">
      <ProductCard {...purifier} picture={samplePictures.product} phone="card" />
      <ProductCard {...reactor} picture={samplePictures.reactor} phone="card" />
    </CardGrid>
  ),
  Проекты: () => (
    <CardGrid columns={3} label="Проекты">
      <ProjectCard
        {...center}
        picture={samplePictures.scene}
        lead="42 канальные секции и мониторинг дозы в каждом притоке"
      />
      <ProjectCard
        href="/project/pool"
        title="Аквапарк: пять контуров без запаха хлора"
        picture={samplePictures.pool}
        year={2025}
      />
    </CardGrid>
  ),
  Статьи: () => (
    <CardGrid columns={3} label="Статьи">
      <ArticleCard
        {...article}
        size="feature"
        picture={samplePictures.section}
        lead="Какие данные запросить у заказчика, как учесть скорость потока."
      />
      <ArticleCard {...article} href="/articles/dose-2" picture={samplePictures.section} />
      <ArticleCard
        {...article}
        href="/articles/chlorine"
        title="Связанный хлор в бассейне: откуда берётся и как его убрать"
        picture={samplePictures.pool}
      />
    </CardGrid>
  ),
  Отрасли: () => (
    <ul className={styles.list}>
      <IndustryRow
        href="/industry/medicine"
        title="Медицина"
        lead="Операционные, палаты, стационары"
        icon="hospital"
        count="6 решений"
      />
      <IndustryRow
        href="/industry/education"
        title="Образование"
        lead="Классы, спортзалы, столовые"
        icon="school"
        count="4 решения"
      />
    </ul>
  ),
  Решения: () => (
    <ul className={styles.list}>
      <SolutionRow
        href="/industry-solution/operating"
        title="Операционный блок"
        lead="Ламинарный поток, H14 и контроль дозы в притоке"
        picture={samplePictures.scene}
        count="3 модели"
      />
      <SolutionRow href="/industry-solution/pool" title="Вода для бассейна" picture={samplePictures.pool} />
    </ul>
  ),
  Отзыв: () => (
    <ReviewCard {...review} project={{ href: '/project/perinatal', label: 'Перинатальный центр, Казань' }} />
  ),
};
