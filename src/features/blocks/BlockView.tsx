import type { Block } from '../../api/block.ts';
import { Features } from '../../ui/Features/Features.tsx';
import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Numbers } from '../../ui/Numbers/Numbers.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import { RequestBand } from '../call-to-action/RequestBand.tsx';
import { ImageText } from './ImageText.tsx';
import { Vacancies } from './Vacancies.tsx';

/** One block as a section of the page. */
export function BlockView({ block, tone }: { block: Block; tone: 'white' | 'mist' }) {
  if (block.type === 'cta')
    return <RequestBand title={block.title} lead={block.text} applicationType={block.applicationType} />;
  const title = 'title' in block && block.type !== 'imageText' ? block.title : undefined;
  return (
    <Section tone={tone}>
      {title && <SectionHeading title={title} />}
      <BlockContent block={block} />
    </Section>
  );
}

function BlockContent({ block }: { block: Exclude<Block, { type: 'cta' }> }) {
  switch (block.type) {
    case 'text':
      return <RichText html={block.html} />;
    case 'imageText':
      return <ImageText {...block} />;
    case 'numbers':
      return <Numbers items={block.items} />;
    case 'features':
      return <Features items={block.items} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'gallery':
      return <PhotoGrid pictures={block.images} />;
    case 'video':
      return <VideoPlayer video={block.video} />;
    case 'quote':
      return <Quote text={block.text} author={block.author} position={block.position} portrait={block.image} />;
    case 'files':
      return (
        <FileList label={block.title}>
          {block.items.map(({ id, name, file }) => (
            <FileRow key={id} file={{ ...file, name }} />
          ))}
        </FileList>
      );
    case 'vacancies':
      return <Vacancies items={block.items} />;
  }
}
