import type { ReactNode } from 'react';
import type { Block } from '../../api/resources/block.ts';
import { Features } from '../../ui/Features/Features.tsx';
import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Numbers } from '../../ui/Numbers/Numbers.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import { ImageText } from './ImageText.tsx';
import { Vacancies } from './Vacancies.tsx';

/** One block of a page. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return (
        <TitleBeside title={block.title}>
          <RichText html={block.html} />
        </TitleBeside>
      );
    case 'imageText':
      return <ImageText {...block} />;
    case 'numbers':
      return (
        <TitleAbove title={block.title}>
          <Numbers items={block.items} />
        </TitleAbove>
      );
    case 'features':
      return (
        <TitleAbove title={block.title}>
          <Features items={block.items} />
        </TitleAbove>
      );
    case 'steps':
      return (
        <TitleAbove title={block.title}>
          <Steps items={block.items} />
        </TitleAbove>
      );
    case 'gallery':
      return (
        <TitleAbove title={block.title}>
          <PhotoGrid pictures={block.images} />
        </TitleAbove>
      );
    case 'video':
      return (
        <TitleAbove title={block.title}>
          <VideoPlayer video={block.video} />
        </TitleAbove>
      );
    case 'quote':
      return <Quote text={block.text} author={block.author} position={block.position} portrait={block.image} />;
    case 'files':
      return (
        <TitleBeside title={block.title}>
          <FileList label={block.title}>
            {block.items.map(({ id, name, file }) => (
              <FileRow key={id} file={{ ...file, name }} />
            ))}
          </FileList>
        </TitleBeside>
      );
    case 'vacancies':
      return (
        <TitleBeside title={block.title}>
          <Vacancies items={block.items} />
        </TitleBeside>
      );
    case 'cta':
      return null;
  }
}

interface TitledProps {
  title: string | undefined;
  children: ReactNode;
}

/** Words and lists: the title at the left, what it names at the right. */
function TitleBeside({ title, children }: TitledProps) {
  if (!title) return <div>{children}</div>;
  return <Split first={<SectionHeading title={title} place="aside" />}>{children}</Split>;
}

/** What needs the whole width stands below its title. */
function TitleAbove({ title, children }: TitledProps) {
  return (
    <div>
      {title && <SectionHeading title={title} />}
      {children}
    </div>
  );
}
