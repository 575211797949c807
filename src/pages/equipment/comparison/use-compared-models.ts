import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageData } from '../../../features/paged-list/use-page-data.ts';
import { routes } from '../../../routes.ts';
import type { EquipmentItemData } from '../../equipment-item/data.ts';

export type LoadedModel = EquipmentItemData | 'failed';

export interface ComparedModelsState {
  /** The loaded models by slug. */
  loaded: ReadonlyMap<string, LoadedModel>;
  /** Loads the failed models again. */
  retry: () => void;
}

/** The data of the models' pages, from their payloads: a comparison makes no API call. */
export function useComparedModels(slugs: readonly string[]): ComparedModelsState {
  const load = usePageData();
  const [loaded, setAnswers] = useState<ReadonlyMap<string, LoadedModel>>(new Map());
  const requested = useRef(new Set<string>());

  const request = useCallback(
    async (slug: string) => {
      requested.current.add(slug);
      const data = await load?.(routes.equipmentItem.href({ slug })).catch((error: unknown) => {
        console.error(`The specification of ${slug} was not loaded`, error);
      });
      setAnswers((others) => new Map(others).set(slug, isModel(data) ? data : 'failed'));
    },
    [load],
  );

  const wanted = slugs.join();
  useEffect(() => {
    for (const slug of wanted.split(',')) if (!requested.current.has(slug)) void request(slug);
  }, [request, wanted]);

  const retry = () => {
    const failed = [...loaded].filter(([, answer]) => answer === 'failed').map(([slug]) => slug);
    setAnswers((all) => new Map([...all].filter(([slug]) => !failed.includes(slug))));
    for (const slug of failed) void request(slug);
  };
  return { loaded, retry };
}

/** Whether the data is that of a model's page. The same build has written it, so its fields are not checked. */
function isModel(data: unknown): data is EquipmentItemData {
  return typeof data === 'object' && data !== null && 'specifications' in data && Array.isArray(data.specifications);
}
