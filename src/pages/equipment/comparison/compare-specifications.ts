import { type Property, readProperties } from '../../../features/equipment/properties/read-properties.ts';
import { propertyTitle } from '../../../features/equipment/properties/property-title.ts';
import type { EquipmentItemData } from '../../equipment-item/data.ts';

export type Specifications = EquipmentItemData['specifications'];

interface ComparedValue {
  text: string;
  /** When it holds, where the row's name does not say so: «при дозе 60 мДж/см²». */
  condition?: string;
}

export interface ComparedRow {
  /** Tells it from all others. */
  id: string;
  name: string;
  /** What each model says, nothing or one value for each condition. */
  values: ComparedValue[][];
  /** Two models differ, be it that one of them says nothing. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/**
 * Puts the specifications of several models beside each other. Rows meet by their property, whatever a model calls it and
 * under whatever title: one passport has the warranty under «Условия», another under «Масса». Only what one model says
 * twice of the same thing («Контроль» of two processes) belongs to its group. A row stands where it is met first.
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

/** The groups with the rows that differ; groups without any are left out. */
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

/** What the models call the property; where they do not agree, what the table does. */
function rowName(all: readonly Property[], isUniform: boolean): string {
  const [first] = all;
  if (!first) return '';
  if (isUniform && all.every(({ name }) => name === first.name)) return first.fullName;
  return all.every(({ name }) => name === first.name) ? first.name : (propertyTitle(first.key) ?? first.name);
}

/** Two values that mean the same have it in common: «0,42 кВт» and «420 Вт». */
function meaning(property: Property): string {
  const { value, range, series, unit, quality, text } = property;
  const isCounted = value !== undefined || range !== undefined;
  const figures = isCounted ? JSON.stringify([value, range, series, unit, quality]) : text.replace(/\s+/gu, ' ');
  return `${figures} ${conditionId(property)}`;
}

/** Words are told by how they begin: «в конце ресурса лампы» and «ламп» are one condition. */
function conditionId({ condition = '' }: Property): string {
  return condition
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(\p{L}{4})\p{L}+/gu, '$1');
}
