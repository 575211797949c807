import { useEffect, useState } from 'react';
import { useQueryParams } from '../../features/query-params/use-query-params.ts';
import { selectionQuery, type Task, type TypedValues, typedFromQuery } from '../../features/selection/inputs.ts';
import { usePendingNavigation } from '../../lib/react/pending-navigation.ts';

/** How long a visitor must pause before the address follows, ms. */
const DEBOUNCE_MS = 500;

/** What is typed. It begins with what the address says, and the address follows it. */
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
