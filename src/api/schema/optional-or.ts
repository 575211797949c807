import { issueOf } from './check-reply.ts';
import { describedBy } from './described-by.ts';
import { issueText } from './contract-error.ts';
import { currentParseContext } from './parse-context.ts';
import { z } from './zod.ts';

/**
 * An optional value: an invalid one is left out and reported.
 * @param name of the field, for reports that need it
 */
export const optionalOr = <S extends z.ZodType>(schema: S, name = '') =>
  describedBy(
    z.unknown().transform((value): z.output<S> | undefined => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      const issues = result.error.issues.map((issue) => issueText(issueOf(issue, value)));
      currentParseContext().onOmitted(`left out: ${name && `${name}: `}${issues.join('; ')}`);
      return undefined;
    }),
    schema,
  ).optional();

/** A list without its invalid items. Null items are dropped without a report. */
export const validItems = <S extends z.ZodType>(schema: S) =>
  z
    .array(z.union([z.null().transform(() => undefined), optionalOr(schema)]))
    .default([])
    .transform((items) => items.filter((item): item is NonNullable<typeof item> => item !== undefined));
