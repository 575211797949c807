import { createEquipmentIndex } from '../../../src/features/equipment/filters/equipment-index.ts';
import type { ModelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import { EQUIPMENT_INDEX_PATH } from '../../../src/lib/address/equipment-index-path.ts';
import type { CachedPage } from '../cache/build-cache.ts';
import type { OutputTree } from '../output/output-tree.ts';
import type { PlannedPage } from '../page/planned-page.ts';

/** The facts of the models, in the order of the API, from the pages in this tree. */
export function* modelsOf(
  planned: Iterable<PlannedPage>,
  pages: ReadonlyMap<string, CachedPage>,
): Generator<ModelFacts> {
  for (const { name, pathname } of planned) {
    const model = name === 'equipmentItem' ? pages.get(pathname)?.facts.model : undefined;
    if (model) yield model;
  }
}

/** Writes the figures of all models for the filters of the catalogue. */
export function writeEquipmentIndex(models: Iterable<ModelFacts>, tree: OutputTree): void {
  tree.write(EQUIPMENT_INDEX_PATH.slice(1), JSON.stringify(createEquipmentIndex(models)));
}
