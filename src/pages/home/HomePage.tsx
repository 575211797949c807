import { ArticleGrid } from '../../features/articles/ArticleGrid.tsx';
import { Blocks } from '../../features/blocks/Blocks.tsx';
import { ProductGrid } from '../../features/equipment/ProductGrid.tsx';
import { countOf } from '../../lib/plural.ts';
import { printedDay } from '../../lib/printed-day.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ArticleCard } from '../../ui/Card/ArticleCard.tsx';
import { CardGrid } from '../../ui/Card/CardGrid.tsx';
import { IndustryRow } from '../../ui/Card/IndustryRow.tsx';
import { ProjectCard } from '../../ui/Card/ProjectCard.tsx';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { Flow } from '../../ui/Flow/Flow.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { HomeData } from './data.ts';
import styles from './HomePage.module.scss';
import { industryIcon } from '../../features/industries/industry-icon.ts';
import { MediumPanel } from './MediumPanel.tsx';

export default function HomePage({ data }: ViewProps<HomeData>) {
  const { title, lead, types, equipment, industries, projects, reviews, news, articles, blocks } = data;
  return (
    <>
      <section className={styles.hero}>
        <Flow stage="hero" className={styles.flow} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.actions}>
            <Button href={routes.equipment.href()} size="l">
              Выбрать оборудование
            </Button>
            <Button href={routes.planners.href()} size="l" variant="outline">
              Материалы проектировщику
            </Button>
          </div>
        </div>
      </section>
      <Section>
        <div className={styles.panels}>
          <MediumPanel medium="air" title="Воздух без вирусов, бактерий и пыли" types={types} />
          <MediumPanel medium="water" title="Вода без примесей и лишней химии" types={types} />
        </div>
      </Section>
      <Section>
        <SectionHeading eyebrow="Решения для отраслей" title="У каждой отрасли своя норма чистоты" />
        <ul>
          {industries.map(({ slug, title: name, lead: about, solutions }) => (
            <IndustryRow
              key={slug}
              href={routes.industry.href({ slug })}
              title={name}
              lead={about}
              icon={industryIcon(slug)}
              count={countOf(solutions, ['решение', 'решения', 'решений'])}
            />
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHeading
          eyebrow="Оборудование"
          title="Чаще всего выбирают"
          action={<ArrowLink href={routes.equipment.href()}>Весь каталог</ArrowLink>}
        />
        <ProductGrid items={equipment} label="Чаще всего выбирают" phone="rail" />
      </Section>
      <Section tone="mist">
        <SectionHeading
          eyebrow="Проекты"
          title="Где уже работает"
          action={<ArrowLink href={routes.projects.href()}>Все проекты</ArrowLink>}
        />
        <CardGrid columns={3} label="Проекты">
          {projects.map((project) => (
            <ProjectCard
              key={project.slug}
              {...project}
              href={routes.project.href({ slug: project.slug })}
              picture={project.image}
            />
          ))}
        </CardGrid>
        {reviews.map(({ id, ...review }) => (
          <ReviewCard key={id} {...review} />
        ))}
      </Section>
      <Section>
        <SectionHeading
          eyebrow="Статьи"
          title="Пишем, как считаем"
          action={<ArrowLink href={routes.articles.href()}>Все статьи</ArrowLink>}
        />
        <ArticleGrid items={articles} label="Статьи" level="h3" />
      </Section>
      <Section>
        <SectionHeading
          eyebrow="Новости"
          title="Что нового"
          action={<ArrowLink href={routes.news.href()}>Все новости</ArrowLink>}
        />
        <CardGrid columns={3} label="Новости">
          {news.map(({ slug, title: name, image, publishedAt }) => (
            <ArticleCard
              key={slug}
              href={routes.newsItem.href({ slug })}
              title={name}
              picture={image}
              date={printedDay(publishedAt)}
            />
          ))}
        </CardGrid>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}
