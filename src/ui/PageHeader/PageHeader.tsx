import { withNonBreakingGroups } from '../../lib/text/keep-together.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/react/class-names.ts';
import { Breadcrumbs, type Breadcrumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Flow } from '../Flow/Flow.tsx';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';
import styles from './PageHeader.module.scss';

interface PageHeaderProps {
  /** The breadcrumbs from the home page to the page itself. */
  breadcrumbs: Breadcrumb[];
  title: string;
  lead?: ReactNode;
  /** `display`: a larger title with the lead beside it. */
  size?: 'h1' | 'display';
  /** Streamlines on the right, on wide screens. */
  flow?: boolean;
  /** On the right beside the lead: a switch, a button. */
  aside?: ReactNode;
  /** Below the lead: date, author. */
  children?: ReactNode;
  /** The children are a tool, with its results close below. */
  tool?: boolean;
  /** The children name the page, so the title is visually hidden. */
  untitled?: boolean;
}

/** The header of most pages: breadcrumbs, the only h1, the lead. The children are not part of the first screen's styles. */
export function PageHeader({
  breadcrumbs,
  title,
  lead,
  size = 'h1',
  flow = false,
  aside,
  children,
  tool = false,
  untitled = false,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, tool && styles.tool, untitled && styles.untitled)}>
      {flow && <Flow drawing="header" className={styles.flow} />}
      <div className={styles.container}>
        <Breadcrumbs items={breadcrumbs.slice(0, -1)} current={breadcrumbs.at(-1)?.label ?? title} />
        <div className={classNames(styles.body, styles[size], aside !== undefined && styles.withAside)}>
          <h1 className={styles.title}>{withNonBreakingGroups(title)}</h1>
          {lead && <p className={styles.lead}>{typeof lead === 'string' ? withNonBreakingGroups(lead) : lead}</p>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        <FirstScreenEnd />
        {children}
      </div>
    </header>
  );
}
