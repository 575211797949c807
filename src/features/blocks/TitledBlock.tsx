import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';

interface TitledBlockProps {
  title: string | undefined;
  children: ReactNode;
}

/** A block with its title on the left and its content on the right. */
export function TitleBeside({ title, children }: TitledBlockProps) {
  if (!title) return <div>{children}</div>;
  return <Split first={<SectionHeading title={title} position="aside" />}>{children}</Split>;
}

/** A block that needs the whole width: its title is above it. */
export function TitleAbove({ title, children }: TitledBlockProps) {
  return (
    <div>
      {title && <SectionHeading title={title} />}
      {children}
    </div>
  );
}
