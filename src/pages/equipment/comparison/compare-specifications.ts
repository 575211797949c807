import { withNonBreakingGroups } from '../../../lib/text/keep-together.ts';
import { breakableMeasures } from '../../../lib/text/typography.ts';
import type { EquipmentItemData } from '../../equipment-item/data.ts';

export type Specifications = EquipmentItemData['specifications'];

export interface ComparedRow {
  name: string;
  /** One for each model, with its unit; undefined where a model has none. */
  values: (string | undefined)[];
  /** Two models differ, or one of them has no value. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

const NBSP = '\u00a0';

/**
 * Puts the specifications of several models beside each other. Rows are matched by their names, even across groups: one
 * passport has the warranty under «Условия», another under «Масса». Only a name that one model has twice («Длительность» of
 * two processes) is matched within its group. A row is placed where it occurs first.
 */
export function compareSpecifications(models: readonly Specifications[]): ComparedGroup[] {
  const ambiguous = new Set(models.flatMap(repeatedNames));
  const groups = new Map<string, Map<string, ComparedRow>>();
  const rows = new Map<string, ComparedRow>();
  models.forEach((specifications, model) => {
    for (const { title, rows: own } of specifications) {
      for (const { name, value, unit } of own) {
        const key = ambiguous.has(name) ? `${title}\n${name}` : name;
        const row = rows.get(key) ?? { name, values: models.map(() => undefined), differs: false };
        row.values[model] = withNonBreakingGroups(breakableMeasures(unit ? value + NBSP + unit : value));
        if (!rows.has(key)) groupOf(groups, title).set(key, row);
        rows.set(key, row);
      }
    }
  });
  return [...groups].map(([title, own]) => ({ title, rows: [...own.values()].map(withDifference) }));
}

/** The groups with the rows that differ; groups without any are left out. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function repeatedNames(specifications: Specifications): string[] {
  const names = specifications.flatMap(({ rows }) => rows.map(({ name }) => name));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function groupOf(groups: Map<string, Map<string, ComparedRow>>, title: string): Map<string, ComparedRow> {
  const group = groups.get(title) ?? new Map<string, ComparedRow>();
  groups.set(title, group);
  return group;
}

function withDifference(row: ComparedRow): ComparedRow {
  return { ...row, differs: row.values.some((value) => value !== row.values[0]) };
}
