import { type Property, readProperties } from '../../../features/equipment/properties/read-properties.ts';
import { propertyTitle } from '../../../features/equipment/properties/property-title.ts';
import type { EquipmentItemData } from '../../equipment-item/data.ts';

export type Specifications = EquipmentItemData['specifications'];

interface ComparedValue {
  text: string;
  /** The condition of the value, unless it is part of the row's name: «при дозе 60 мДж/см²». */
  condition?: string;
}

export interface ComparedRow {
  /** A unique id. */
  id: string;
  name: string;
  /** The values of each model: none, or one for each condition. */
  values: ComparedValue[][];
  /** Whether two models differ; a missing value counts as a difference. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/**
 * Compares the specifications of several models. Rows are matched by property, whatever their names and the titles of their
 * groups are: one model has the warranty under «Условия», another under «Масса». A property that one model states twice
 * («Контроль» of two processes) is matched within its group only. The position of a row is that of its first occurrence.
 */
export function compareSpecifications(models: readonly Specifications[]): ComparedGroup[] {
  const stated = models.map(readProperties);
  const ambiguous = new Set(stated.flatMap(repeatedKeys));
  const rows = new Map<string, Property[][]>();
  stated.forEach((properties, model) => {
    for (const property of properties) {
      const { key, group } = property;
      const id = ambiguous.has(key) ? `${group}\n${key}` : key;
      const row = rows.get(id) ?? models.map(() => []);
      row[model]?.push(property);
      rows.set(id, row);
    }
  });
  const groups = Map.groupBy(rows, ([, row]) => row.flat()[0]?.group ?? '');
  return Array.from(groups, ([title, own]) => ({ title, rows: own.map(([id, row]) => comparedRow(id, row)) }));
}

/** The groups with the rows that differ, without empty groups. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Keys that a model states twice under the same condition. */
function repeatedKeys(properties: readonly Property[]): string[] {
  const ids = properties.map((property) => `${property.key}\n${conditionId(property)}`);
  return properties.filter((_, index) => ids.indexOf(ids[index] ?? '') !== index).map(({ key }) => key);
}

function comparedRow(id: string, row: Property[][]): ComparedRow {
  const all = row.flat();
  const isUniform = row.every(({ length }) => length <= 1) && new Set(all.map(conditionId)).size === 1;
  const meanings = row.map((values) => values.map(meaning).toSorted().join('\n'));
  return {
    id,
    name: rowName(all, isUniform),
    values: row.map((values) =>
      values.map(({ text, condition }) => ({ text, ...(!isUniform && condition !== undefined && { condition }) })),
    ),
    differs: meanings.some((value) => value !== meanings[0]),
  };
}

/** The name of the property in the models; if they differ, its title in the property table. */
function rowName(all: readonly Property[], isUniform: boolean): string {
  const [first] = all;
  if (!first) return '';
  if (isUniform && all.every(({ name }) => name === first.name)) return first.fullName;
  return all.every(({ name }) => name === first.name) ? first.name : (propertyTitle(first.key) ?? first.name);
}

/** Equal for equal values: «0,42 кВт» and «420 Вт». */
function meaning(property: Property): string {
  const { value, range, series, unit, quality, text } = property;
  const isCounted = value !== undefined || range !== undefined;
  const figures = isCounted ? JSON.stringify([value, range, series, unit, quality]) : text.replace(/\s+/gu, ' ');
  return `${figures} ${conditionId(property)}`;
}

/** Words are compared by their beginnings: «в конце ресурса лампы» and «ламп» are the same condition. */
function conditionId({ condition = '' }: Property): string {
  return condition
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(\p{L}{4})\p{L}+/gu, '$1');
}
