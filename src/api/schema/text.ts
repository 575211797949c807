import { invalidSegmentReason } from '../../lib/address/pathname.ts';
import { balanceBidiControls } from './bidi-controls.ts';
import { z } from './zod.ts';

/**
 * Text as HTML and XML will hand it back: they cannot hold control characters, noncharacters or lone surrogates and have
 * one kind of line end, and a page must equal its data.
 */
function normalizeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
    .toWellFormed();
}

/** The source of rich text: its elements keep the direction of letters to themselves. */
export const markup = z.string().overwrite(normalizeText);

/** Text that stands beside other texts. */
export const text = z.string().overwrite((value) => balanceBidiControls(normalizeText(value)));

/** A text that something is known by. */
export const nonEmptyText = text.trim().min(1);

/** A text that a page can do without. */
export const textOrEmpty = text.default('');

/** Figures come as numbers or as texts. */
export const numberOrText = z.union([text, z.number().transform(String)]);

/** An entity's name in addresses, refused where it would lead elsewhere. */
export const slug = z.string().check(({ value, issues }) => {
  const fault = invalidSegmentReason(value);
  if (fault) issues.push({ code: 'custom', message: `a slug that can stand in an address (${fault})`, input: value });
});

/** A moment, ISO 8601 with an offset. */
export const dateTime = z.iso.datetime({ offset: true });

export const year = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number),
]);
