import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../lib/files/picture.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { FirstScreenEnd } from '../../ui/PageHeader/FirstScreenEnd.tsx';
import { type Figure, Numbers } from '../../ui/Numbers/Numbers.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { ApplicationButton } from '../application/ApplicationButton.tsx';
import styles from './SplitHero.module.scss';

interface SplitHeroProps {
  breadcrumbs: { label: string; href: string }[];
  title: string;
  lead?: string;
  image?: PictureData;
  /** Shown in a corner of the picture. */
  figures?: readonly Figure[];
  /** Beside the button. */
  children?: ReactNode;
}

/** The hero of an industry, a solution or a project: text on the left, a picture on the right. */
export function SplitHero({ breadcrumbs, title, lead, image, figures = [], children }: SplitHeroProps) {
  return (
    <header className={styles.hero}>
      <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
      <div className={styles.split}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.actions} data-print="hidden">
            <ApplicationButton size="l" wide="phone" />
            {children}
          </div>
        </div>
        <div className={styles.scene}>
          <Picture picture={image} sizes="(min-width: 1024px) 56vw, 100vw" ratio="4/3" priority />
          {figures.length > 0 && (
            <div className={styles.figures}>
              <Numbers items={figures} size="m" />
            </div>
          )}
        </div>
      </div>
      <FirstScreenEnd />
    </header>
  );
}
