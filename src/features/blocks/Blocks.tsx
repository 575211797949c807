import type { Block } from '../../api/block.ts';
import { BlockView } from './BlockView.tsx';

/** The content blocks of a page in the order the editor gave them. White and mist take turns, so that bands do not touch. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    <BlockView key={index} block={block} tone={index % 2 === 0 ? 'white' : 'mist'} />
  ));
}
