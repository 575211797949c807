import type { EquipmentItem } from '../../../api/resources/equipment.ts';
import { PROPERTIES, type PropertyKey } from '../properties/property-table.ts';
import { plainText } from '../properties/read-measure.ts';
import { mainProperty, type Property, readProperty } from '../properties/read-properties.ts';
import { RANGE_FACETS, type RangeFacet, rangeDefinition } from './facets.ts';

/** The properties of a model that a build keeps for the index of the filters and for its report. */
export interface ModelFacts {
  slug: string;
  /** Slug of its kind. */
  type: string;
  /** Figures by facet, in the unit of the facet; several where several hold. */
  figures: Partial<Record<RangeFacet, number[]>>;
  /** «HEPA H14», «ISO 5» */
  classes: string[];
  /** The core properties that the model states. */
  core: PropertyKey[];
  /** Names that are not in the property table. */
  unknownNames: string[];
}

type DescribedModel = Pick<EquipmentItem, 'slug' | 'highlights' | 'specifications'> & { type: { slug: string } };

export function modelFacts({ slug, type, highlights, specifications }: DescribedModel): ModelFacts {
  const rows = specifications.flatMap(({ title, rows: own }) =>
    own.map((row) => ({ row, property: readProperty(row, title) })),
  );
  const stated = rows.map(({ property }) => property);
  const shown = highlights.map(({ label, value }) => readProperty({ name: label, value }));
  // Highlights repeat rows, so they count only for properties that the specification lacks.
  const keys = new Set(stated.map(({ key }) => key));
  const all = [...stated, ...shown.filter(({ key }) => !keys.has(key))];
  const figures = RANGE_FACETS.map((facet) => [facet, figuresOf(facet, all)] as const);
  return {
    slug,
    type: type.slug,
    figures: Object.fromEntries(figures.filter(([, own]) => own.length > 0)),
    classes: classesOf(all),
    core: CORE_KEYS.filter((key) => all.some((property) => property.key === key)),
    unknownNames: rows
      .filter(({ row, property }) => row.key === undefined && !property.isKnown)
      .map(({ row }) => plainText(row.name)),
  };
}

const CORE_KEYS = (Object.keys(PROPERTIES) as PropertyKey[]).filter((key) => 'isCore' in PROPERTIES[key]);

function figuresOf(facet: RangeFacet, properties: readonly Property[]): number[] {
  const { unit } = rangeDefinition(facet);
  const own = properties.filter((property) => property.key === facet && property.unit === unit);
  const figures = facet === 'uvDose' ? [...own.flatMap(greatest), ...statedDoses(properties)] : fullFigures(own);
  return [...new Set(figures)].toSorted((a, b) => a - b);
}

/** Figures of full operation: without a condition, else at the highest speed. Figures such as «ночью» do not count. */
function fullFigures(own: readonly Property[]): number[] {
  const full = own.find(({ condition }) => condition === undefined) ?? own.find(({ series }) => series);
  return full ? greatest(full) : [];
}

function greatest({ value, range }: Property): number[] {
  const figure = value ?? range?.to;
  return figure === undefined ? [] : [figure];
}

/** A reactor states a flow for each dose: «Расход при дозе 60 мДж/см²». */
function statedDoses(properties: readonly Property[]): number[] {
  const conditions = properties.filter(({ key }) => key === 'flow').map(({ condition = '' }) => plainText(condition));
  return conditions.flatMap((condition) => {
    const [, dose] = /(\d+(?:,\d+)?) мДж\/см²/u.exec(condition) ?? [];
    return dose === undefined ? [] : [Number(dose.replace(',', '.'))];
  });
}

/** A filter's class is the same with and without the name of its standard: «H14» is «HEPA H14». */
function classesOf(properties: readonly Property[]): string[] {
  const texts = (['filterClass', 'cleanroomClass'] as const).flatMap(
    (key) => mainProperty(properties, key)?.text ?? [],
  );
  return [...new Set(texts.map((text) => plainText(text).replace(/^(?=H1[0-4]$)/u, 'HEPA ')))];
}
