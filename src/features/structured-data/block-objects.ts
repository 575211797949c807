import type { Block } from '../../api/resources/block.ts';
import { jobPosting } from './job-posting.ts';
import { videoObject } from './video-object.ts';

/** Structured data of the blocks of a page: its videos and vacancies. */
export function blockObjects(blocks: Block[]): object[] {
  return blocks.flatMap((block) => {
    if (block.type === 'video') return videoObject(block.video) ?? [];
    if (block.type === 'vacancies') return block.items.flatMap((vacancy) => jobPosting(vacancy) ?? []);
    return [];
  });
}
