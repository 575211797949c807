import { invalidSegmentReason } from '../../lib/address/pathname.ts';
import { balanceBidiControls } from './bidi-controls.ts';
import { z } from './zod.ts';

/**
 * Replaces what HTML and XML cannot represent: control characters, noncharacters and lone surrogates; line ends become one
 * kind. Otherwise the page would differ from its data.
 */
function normalizeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
    .toWellFormed();
}

/** The source of rich text. Its elements isolate the text direction, so it needs no bidi controls. */
export const markup = z.string().overwrite(normalizeText);

/** Plain text, safe beside other texts. */
export const text = z.string().overwrite((value) => balanceBidiControls(normalizeText(value)));

/** A text that something is known by. */
export const nonEmptyText = text.trim().min(1);

/** An optional text; an empty one counts as absent. */
export const optionalText = text
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** The same, with an empty text in place of an absent one. */
export const textOrEmpty = text.default('');

/** A figure, sent as a number or as a text. */
export const numberOrText = z.union([text, z.number().transform(String)]);

/** Figures with their names. One without a value is left out, since only its name could be shown. */
export const figures = <S extends z.ZodType<{ value: string }>>(figure: S) =>
  z.array(figure).transform((all) => all.filter(({ value }) => value.trim() !== ''));

/** An entity's name in URLs; refused where it would change the path. */
export const slug = z.string().check(({ value, issues }) => {
  const fault = invalidSegmentReason(value);
  if (fault) issues.push({ code: 'custom', message: `a slug that is valid in a URL (${fault})`, input: value });
});

const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-01-01T00:00:00Z');

/** A point in time, ISO 8601 with an offset. In every time zone its year has four digits. */
export const dateTime = z.iso.datetime({ offset: true }).refine((value) => {
  const time = Date.parse(value);
  return time >= FIRST_TIME && time < LAST_TIME;
}, 'a date of the years 1 to 9998');

export const year = z.union([
  z.int().min(1).max(9999),
  z
    .string()
    .regex(/^(?!0000)\d{4}$/)
    .transform(Number),
]);
