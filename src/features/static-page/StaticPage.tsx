import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Blocks } from '../blocks/Blocks.tsx';
import type { StaticPageData } from './load-static-page.ts';
import styles from './StaticPage.module.scss';

interface StaticPageProps {
  data: StaticPageData;
  breadcrumbs: { label: string; href: string }[];
  /** Replaces the header and its picture. */
  hero?: ReactNode;
  /** Further content of the page, shown before the call to action at the end. */
  children?: ReactNode;
}

/** A static page: header, picture, blocks. */
export function StaticPage({ data, breadcrumbs, hero, children }: StaticPageProps) {
  return (
    <>
      {hero ?? <Hero data={data} breadcrumbs={breadcrumbs} />}
      <Blocks blocks={data.blocks}>{children}</Blocks>
    </>
  );
}

function Hero({ data: { title, lead, image, blocks }, breadcrumbs }: Pick<StaticPageProps, 'data' | 'breadcrumbs'>) {
  const picture = image && <Picture picture={image} sizes="(min-width: 1600px) 1440px, 100vw" ratio="7/3" priority />;
  const isTight = blocks[0]?.type === 'numbers';
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead} size="display">
        {isTight && <div className={styles.picture}>{picture}</div>}
      </PageHeader>
      {picture && !isTight && <Section compact>{picture}</Section>}
    </>
  );
}
