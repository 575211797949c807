import type { Block } from '../../api/resources/block.ts';

type Figures = Extract<Block, { type: 'numbers' }>['items'];

/** Maximum of figures in the picture. */
const MOST = 3;

/** The first figures without a title, for the picture at the top of a page, and the blocks without them. */
export function splitOffHeroFigures(blocks: readonly Block[]): { figures: Figures; blocks: Block[] } {
  const taken = blocks.find((block) => block.type === 'numbers' && !block.title && block.items.length <= MOST);
  return {
    figures: taken?.type === 'numbers' ? taken.items : [],
    blocks: blocks.filter((block) => block !== taken),
  };
}
