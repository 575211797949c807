import type { ReactNode } from 'react';
import type { Block } from '../../api/resources/block.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { ApplicationBand } from '../call-to-action/ApplicationBand.tsx';
import { type Band, type BandTone, bandsOf } from './bands.ts';
import { BlockView } from './BlockView.tsx';
import { anchorsOnPage, VacancyAnchorsContext } from './vacancy-anchors.ts';
import styles from './Blocks.module.scss';

interface BlocksProps {
  blocks: readonly Block[];
  /** The background above. */
  before?: BandTone;
  /** Further content of the page, shown before the call to action at the end. */
  children?: ReactNode;
}

/** The content blocks of a page in the editor's order, each on its background. */
export function Blocks({ blocks, before, children }: BlocksProps) {
  const end = blocks.at(-1)?.type === 'cta' ? blocks.length - 1 : blocks.length;
  return (
    <VacancyAnchorsContext value={anchorsOnPage(blocks)}>
      <Bands bands={bandsOf(blocks.slice(0, end), before)} />
      {children}
      <Bands bands={bandsOf(blocks.slice(end))} />
    </VacancyAnchorsContext>
  );
}

function Bands({ bands }: { bands: Band[] }) {
  return bands.map(({ tone, blocks }, index) => {
    const [first] = blocks;
    if (first?.type === 'cta')
      return (
        <ApplicationBand key={index} title={first.title} lead={first.text} applicationType={first.applicationType} />
      );
    return (
      <Section key={index} tone={tone} className={styles.band}>
        {blocks.map((block, blockIndex) => (
          <BlockView key={blockIndex} block={block} />
        ))}
      </Section>
    );
  });
}
