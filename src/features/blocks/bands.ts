import type { Block } from '../../api/resources/block.ts';

export type BandTone = 'white' | 'mist' | 'ink';

/** Blocks on one background. */
export interface Band {
  tone: BandTone;
  blocks: Block[];
}

/** The background of a block. The call to action has its own. */
const BLOCK_TONES: Partial<Record<Block['type'], BandTone>> = { imageText: 'mist', quote: 'mist', steps: 'ink' };

/**
 * Groups the blocks of a page into bands by background: pictures with text share a band, and no two coloured bands are
 * neighbours.
 * @param before the background above the first block
 */
export function bandsOf(blocks: readonly Block[], before: BandTone = 'white'): Band[] {
  const bands: Band[] = [];
  for (const block of blocks) {
    const last = bands.at(-1);
    if (last?.blocks[0]?.type === 'imageText' && block.type === 'imageText') {
      last.blocks.push(block);
      continue;
    }
    const wanted = BLOCK_TONES[block.type] ?? 'white';
    const above = last?.tone ?? before;
    bands.push({ tone: above === 'white' ? wanted : 'white', blocks: [block] });
  }
  return bands;
}
