import { describedBy } from '../schema/described-by.ts';
import { optionalOr, validItems } from '../schema/optional-or.ts';
import { document } from './document.ts';
import { picture } from '../schema/file.ts';
import { currentParseContext } from '../schema/parse-context.ts';
import { richText } from '../schema/rich-text.ts';
import { figures, numberOrText, textOrEmpty, dateTime, nonEmptyText, optionalText } from '../schema/text.ts';
import { video } from './video.ts';
import { z } from '../schema/zod.ts';

const vacancy = z.object({
  title: nonEmptyText,
  town: textOrEmpty,
  schedule: optionalText,
  salary: optionalText,
  /** The opening date. */
  publishedAt: dateTime.optional(),
  html: richText,
});

const KNOWN_BLOCKS = [
  z.object({ type: z.literal('text'), title: optionalText, html: richText }),
  z.object({
    type: z.literal('imageText'),
    title: nonEmptyText,
    html: richText,
    image: picture,
    side: z.enum(['left', 'right']).default('left'),
  }),
  z.object({
    type: z.literal('numbers'),
    title: optionalText,
    items: figures(z.object({ value: numberOrText, label: nonEmptyText })),
  }),
  z.object({
    type: z.literal('features'),
    title: optionalText,
    items: z.array(z.object({ title: nonEmptyText, text: textOrEmpty, icon: optionalText })),
  }),
  z.object({
    type: z.literal('steps'),
    title: optionalText,
    items: z.array(z.object({ title: nonEmptyText, text: textOrEmpty })),
  }),
  z.object({ type: z.literal('gallery'), title: optionalText, images: validItems(picture) }),
  z.object({ type: z.literal('video'), title: optionalText, video }),
  z.object({
    type: z.literal('quote'),
    text: nonEmptyText,
    author: nonEmptyText,
    position: optionalText,
    image: optionalOr(picture),
  }),
  z.object({ type: z.literal('files'), title: optionalText, items: z.array(document) }),
  z.object({ type: z.literal('vacancies'), title: optionalText, items: z.array(vacancy) }),
  z.object({
    type: z.literal('cta'),
    title: nonEmptyText,
    text: optionalText,
    applicationType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
] as const;

export const knownBlock = z.discriminatedUnion('type', KNOWN_BLOCKS);
export type Block = z.output<typeof knownBlock>;

const SKIPPED = 'skipped';
const KNOWN_TYPES = new Set<string>(KNOWN_BLOCKS.flatMap(({ shape }) => [...shape.type.values]));
const skippedBlock = z.object({ type: z.literal(SKIPPED) });

/** A block of an unknown type keeps its index until the list is parsed, so that errors name the right index. */
const block = describedBy(
  z.preprocess(
    (value) => {
      const type = z.object({ type: z.string() }).safeParse(value).data?.type;
      if (type === undefined || KNOWN_TYPES.has(type)) return value;
      currentParseContext().onSkippedBlock(type);
      return { type: SKIPPED };
    },
    z.discriminatedUnion('type', [...KNOWN_BLOCKS, skippedBlock]),
  ),
  knownBlock,
);

/** Whether a block has nothing below its title. It would be a gap on the page. A type without an answer does not compile. */
function isEmpty(item: Block): boolean {
  switch (item.type) {
    case 'numbers':
    case 'features':
    case 'steps':
    case 'files':
    case 'vacancies':
      return item.items.length === 0;
    case 'gallery':
      return item.images.length === 0;
    case 'text':
      return item.html === '';
    // Their content is required.
    case 'imageText':
    case 'video':
    case 'quote':
    case 'cta':
      return false;
  }
}

/** The blocks of a page. Empty ones are left out, and those of unknown types, which are reported to the parse context. */
export const blocks = z
  .array(block)
  .default([])
  .transform((list) => list.filter((item): item is Block => item.type !== SKIPPED && !isEmpty(item)));
