import { useEffect, useState } from 'react';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { selectionQuery, type Task, type TypedValues, typedFromQuery } from '../../features/selection/inputs.ts';
import { usePendingNavigation } from '../../lib/react/pending-navigation.ts';

/** Delay after the last key press before the URL is updated, ms. */
const DEBOUNCE_MS = 500;

/** The typed values. The initial ones come from the URL, and the URL follows the typing. */
export function useTypedValues(task: Task): [TypedValues, (name: string, value: string) => void] {
  const [query, change] = useQueryParams();
  const isNavigating = usePendingNavigation();
  const [own, setOwn] = useState<TypedValues>();
  const typed = own ?? typedFromQuery(task, query);
  useEffect(() => {
    if (!own || isNavigating) return undefined;
    const wanted = Object.fromEntries(selectionQuery(task, own));
    if (Object.entries(wanted).every(([name, value]) => query.get(name) === value)) return undefined;
    const timeout = setTimeout(() => change(wanted, { replace: true }), DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  });
  return [typed, (name, value) => setOwn({ ...typed, [name]: value })];
}
