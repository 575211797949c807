import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';

interface TitledBlockProps {
  title: string | undefined;
  children: ReactNode;
}

/** Words and lists: the title at the left, what it names at the right. */
export function TitleBeside({ title, children }: TitledBlockProps) {
  if (!title) return <div>{children}</div>;
  return <Split first={<SectionHeading title={title} place="aside" />}>{children}</Split>;
}

/** What needs the whole width stands below its title. */
export function TitleAbove({ title, children }: TitledBlockProps) {
  return (
    <div>
      {title && <SectionHeading title={title} />}
      {children}
    </div>
  );
}
