/** A quoted name with a number in it: «Сфера А-1200». */
const MODEL_CODE = /(«[^«»\d]*\d[^«»]*»)/u;

/** Splits a text at the names of models in it: they are at the odd places. */
export function splitAtModelCodes(text: string): string[] {
  return text.split(MODEL_CODE);
}
