import { readMeasure, rounded } from '../equipment/properties/read-measure.ts';
import { canonicalUnit, conversion } from '../equipment/properties/units.ts';

export type TypedFigureError = 'empty' | 'notNumber' | 'severalNumbers' | 'otherUnit';

type TypedFigure = { value: number; error?: undefined } | { value: number; error: TypedFigureError };

/**
 * Parses a figure as people type it, by the parser of specifications: «1 200», «2,7», «40 м2», «3,5м». A figure in another
 * unit of the same quantity is converted: «120 л/мин». With an error the value is NaN.
 * @param unit of the result
 */
export function readTypedFigure(text: string, unit: string): TypedFigure {
  if (text.trim() === '') return failure('empty');
  const measure = readMeasure(text) ?? readMeasure(text, unit);
  if (!measure) return failure(NUMBER_WITH_WORD.test(text) ? 'otherUnit' : 'notNumber');
  if (measure.range) return failure('severalNumbers');
  if (measure.value === undefined || measure.quality || measure.condition) return failure('notNumber');
  const own = canonicalUnit(unit);
  const factor = measure.unit === undefined || measure.unit === own ? 1 : conversion(measure.unit, own);
  return factor === undefined ? failure('otherUnit') : { value: rounded(measure.value * factor) };
}

/** A number followed by a word that is no unit of the site. */
const NUMBER_WITH_WORD = /^\s*\d+(?:[.,]\d+)?\s*\p{L}[^\d]*$/u;

function failure(error: TypedFigureError): TypedFigure {
  return { value: NaN, error };
}
