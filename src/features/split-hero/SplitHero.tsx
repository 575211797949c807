import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { ApplicationButton } from '../application/ApplicationButton.tsx';
import styles from './SplitHero.module.scss';

interface SplitHeroProps {
  breadcrumbs: { label: string; href: string }[];
  title: string;
  lead?: string;
  image?: PictureData;
  children?: ReactNode;
}

/** The hero of an industry, a solution or a project: text on the left, a picture on the right. */
export function SplitHero({ breadcrumbs, title, lead, image, children }: SplitHeroProps) {
  return (
    <header className={styles.hero}>
      <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
      <div className={styles.split}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          <ApplicationButton size="l" wide="phone" />
        </div>
        <Picture picture={image} sizes="(min-width: 1024px) 56vw, 100vw" ratio="4/3" priority />
      </div>
    </header>
  );
}
