import { z } from 'zod';

// The values of content files. The messages are for the person who edits the file.

/** An optional key; it may be empty (`image: null`). */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined);

export const id = z.int('expected a whole number').positive('expected a number above 0');
const filledText = () =>
  z.string('expected text (a number stands in quotes)').min(1, 'expected text, got an empty string');
export const text = filledText();
export const html = filledText();
export const date = z.iso.datetime({ offset: true, error: 'expected a date such as 2026-03-14T10:00:00+03:00' });
export const slug = z.string('expected a slug').regex(/\D/, 'expected a slug that is not a bare number');
/** The name of a file in the media folder. */
export const media = filledText();
export const seo = optional(z.strictObject({ title: optional(text), description: optional(text) }));
export const slugs = z.array(slug).default([]);
export const ids = z.array(id).default([]);
export const gallery = z.array(media).default([]);
