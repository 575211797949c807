import { solutionsAndProjects as russian } from '../../i18n/ru/solutions-and-projects.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { UsedEquipment } from '../../features/equipment/UsedEquipment.tsx';
import { ReviewCard } from '../../ui/Card/ReviewCard.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../define-page.ts';
import type { ProjectData } from './data.ts';
import styles from './ProjectPage.module.scss';
import { NextProject } from './NextProject.tsx';
import { ProjectStages } from './ProjectStages.tsx';

export default function ProjectPage({ data, breadcrumbs }: ViewProps<ProjectData>) {
  const t = useAreaTexts('solutionsAndProjects', russian);
  const { title, lead, image, customer, town, year, industry, gallery, story, equipment, review, next } = data;
  const facts = [
    { label: t.projects.customer, value: customer },
    { label: t.projects.town, value: town },
    { label: t.projects.year, value: String(year) },
    {
      label: t.projects.industry,
      value: industry && <Link href={routes.industry.href({ slug: industry.slug })}>{industry.title}</Link>,
    },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <Section compact>
        <Picture picture={image} sizes="(min-width: 1600px) 1440px, 100vw" ratio="7/3" priority />
        <div className={styles.facts}>
          <FactList items={facts} />
        </div>
      </Section>
      {story.length > 0 && (
        <Section>
          <ProjectStages stages={story} />
        </Section>
      )}
      {gallery.length > 0 && (
        <Section>
          <PhotoGrid pictures={gallery} />
        </Section>
      )}
      {review && (
        <Section tone="mist">
          <ReviewCard {...review} />
        </Section>
      )}
      {equipment.length > 0 && (
        <Section>
          <SectionHeading eyebrow={routes.equipment.label} title={t.projects.equipment} />
          <UsedEquipment equipment={equipment} label={t.projects.equipment} />
        </Section>
      )}
      {next && (
        <Section compact print="hidden">
          <NextProject {...next} />
        </Section>
      )}
      <ApplicationBand {...t.projects.ask} />
    </>
  );
}
