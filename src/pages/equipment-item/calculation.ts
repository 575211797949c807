import { withQuery } from '../../features/query-params/use-query-params.ts';
import { readValues, selectionQuery, type Task } from '../../features/selection/inputs.ts';
import { lastSelection } from '../../features/selection/last-selection.ts';
import type { SelectionModels } from '../../features/selection/models.ts';
import type { Calculation } from '../../features/selection/questionnaire-rows.ts';
import { selectEquipment } from '../../features/selection/select-equipment.ts';
import { routes } from '../../routes.ts';

/**
 * The calculation of a model with the values that the visitor has typed last on the selection page.
 * @throws when the figures of the models do not load
 */
export async function calculateModel(
  { slug, name, task }: { slug: string; name: string; task: Task },
  load: ((path: string) => Promise<unknown>) | undefined,
): Promise<Calculation> {
  const typed = lastSelection(task);
  const page = routes.selection.href();
  const query = typed ? selectionQuery(task, typed) : new URLSearchParams({ task });
  const { values } = typed ? readValues(task, typed) : {};
  const data = values && (await load?.(page));
  const candidates = values && isSelectionData(data) ? selectEquipment(task, values, data.models).candidates : [];
  const best = candidates.find(({ model }) => model.slug === slug);
  return { task, typed, model: name, best, url: location.origin + withQuery(page, query) };
}

/** The models are not checked: the same build has written them. */
function isSelectionData(data: unknown): data is { models: SelectionModels } {
  return typeof data === 'object' && data !== null && 'models' in data;
}
