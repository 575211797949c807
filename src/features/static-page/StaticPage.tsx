import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Blocks } from '../blocks/Blocks.tsx';
import type { StaticPageData } from './load-static-page.ts';

interface StaticPageProps {
  data: StaticPageData;
  trail: { label: string; href: string }[];
}

/** A story told in blocks: its header, its picture, its blocks. */
export function StaticPage({ data: { title, lead, image, blocks }, trail }: StaticPageProps) {
  return (
    <>
      <PageHeader trail={trail} title={title} lead={lead} size="display" />
      {image && (
        <Section compact>
          <Picture picture={image} sizes="(min-width: 1600px) 1440px, 100vw" ratio="16/9" priority />
        </Section>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
