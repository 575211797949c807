import { z } from 'zod';
import { date, html, id, optional, media, text } from './fields.ts';

const title = optional(text);
const titledTexts = z.array(z.strictObject({ title: text, text }));

const vacancy = z.strictObject({
  title: text,
  town: text,
  schedule: optional(text),
  salary: optional(text),
  publishedAt: optional(date),
  html,
});

// The blocks of a page in the content files: pictures by name, documents and videos by id.
const blocks = [
  z.strictObject({ type: z.literal('text'), title, html }),
  z.strictObject({ type: z.literal('imageText'), title: text, html, image: media, side: z.enum(['left', 'right']) }),
  z.strictObject({
    type: z.literal('numbers'),
    title,
    items: z.array(z.strictObject({ value: text, label: text })),
  }),
  z.strictObject({
    type: z.literal('features'),
    title,
    items: z.array(z.strictObject({ title: text, text, icon: optional(text) })),
  }),
  z.strictObject({ type: z.literal('steps'), title, items: titledTexts }),
  z.strictObject({ type: z.literal('gallery'), title, images: z.array(media) }),
  z.strictObject({ type: z.literal('video'), title, video: id }),
  z.strictObject({
    type: z.literal('quote'),
    text,
    author: text,
    position: optional(text),
    image: optional(media),
  }),
  z.strictObject({ type: z.literal('files'), title, items: z.array(id) }),
  z.strictObject({ type: z.literal('vacancies'), title, items: z.array(vacancy) }),
  z.strictObject({ type: z.literal('cta'), title: text, text: optional(text), applicationType: z.literal([1, 2, 3]) }),
] as const;

const types = blocks.map(({ shape }) => shape.type.value).join(', ');

export const block = z.discriminatedUnion('type', blocks, { error: `expected a block with a type of ${types}` });

export type ContentBlock = z.output<typeof block>;
