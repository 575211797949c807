import type { Content } from '../content.ts';
import type { ContentBlock } from '../entries/blocks.ts';
import { documentReplies } from './document.ts';
import { gallery, media, richText } from './media.ts';
import { videoReply } from './video.ts';

/** A block with its pictures, documents and video in place of their names. */
function blockReply(content: Content, block: ContentBlock) {
  switch (block.type) {
    case 'text':
      return { ...block, html: richText(content, block.html) };
    case 'imageText':
      return { ...block, html: richText(content, block.html), image: media(content, block.image) };
    case 'gallery':
      return { ...block, images: gallery(content, block.images) };
    case 'video':
      return { ...block, video: videoReply(content, content.entries.videos.get(block.video)) };
    case 'quote':
      return { ...block, image: media(content, block.image) };
    case 'files':
      return { ...block, items: documentReplies(content, block.items) };
    case 'vacancies':
      return { ...block, items: block.items.map((item) => ({ ...item, html: richText(content, item.html) })) };
    default:
      return block;
  }
}

export const blockReplies = (content: Content, blocks: readonly ContentBlock[]) =>
  blocks.map((block) => blockReply(content, block));
