import type { ReactNode } from 'react';
import type { Block } from '../../api/resources/block.ts';
import { Features } from '../../ui/Features/Features.tsx';
import { FileList, FileRow } from '../../ui/FileRow/FileRow.tsx';
import { Numbers } from '../../ui/Numbers/Numbers.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid/PhotoGrid.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import { ImageText } from './ImageText.tsx';
import { TitleAbove, TitleBeside } from './TitledBlock.tsx';
import { Vacancies } from './Vacancies.tsx';

type BlockByType = { [B in Block as B['type']]: B };
type BlockViews = { [Type in keyof BlockByType]: (block: BlockByType[Type]) => ReactNode };

/** How each type of block is rendered. A type without a view does not compile. */
const VIEWS = {
  text: ({ title, html }) => (
    <TitleBeside title={title}>
      <RichText html={html} />
    </TitleBeside>
  ),
  imageText: (block) => <ImageText {...block} />,
  numbers: ({ title, items }) => (
    <TitleAbove title={title}>
      <Numbers items={items} />
    </TitleAbove>
  ),
  features: ({ title, items }) => (
    <TitleAbove title={title}>
      <Features items={items} />
    </TitleAbove>
  ),
  steps: ({ title, items }) => (
    <TitleAbove title={title}>
      <Steps items={items} />
    </TitleAbove>
  ),
  gallery: ({ title, images }) => (
    <TitleAbove title={title}>
      <PhotoGrid pictures={images} />
    </TitleAbove>
  ),
  video: ({ title, video }) => (
    <TitleAbove title={title}>
      <VideoPlayer video={video} />
    </TitleAbove>
  ),
  quote: ({ text, author, position, image }) => (
    <Quote text={text} author={author} position={position} portrait={image} />
  ),
  files: ({ title, items }) => (
    <TitleBeside title={title}>
      <FileList label={title}>
        {items.map(({ id, name, file }) => (
          <FileRow key={id} file={{ ...file, name }} />
        ))}
      </FileList>
    </TitleBeside>
  ),
  vacancies: ({ title, items }) => (
    <TitleBeside title={title}>
      <Vacancies items={items} />
    </TitleBeside>
  ),
  // `Blocks` renders the call to action itself, as a separate band.
  cta: () => null,
} satisfies BlockViews;

/** One block of a page. */
export function BlockView({ block }: { block: Block }) {
  return renderBlock(block.type, block);
}

function renderBlock<Type extends Block['type']>(type: Type, block: BlockByType[Type]): ReactNode {
  const view: BlockViews[Type] = VIEWS[type];
  return view(block);
}
