import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useEntryUrl } from '../../features/query-params/use-entry-url.ts';
import { changedQuery, useQueryParams, withQuery } from '../../features/query-params/use-query-params.ts';
import { useUrlDelay } from '../../features/query-params/use-url-delay.ts';
import { selectionQuery, type Task, type TypedValues, typedFromQuery } from '../../features/selection/inputs.ts';
import { hasValues, storeSelection } from '../../features/selection/last-selection.ts';
import { usePendingNavigation } from '../../lib/react/pending-navigation.ts';
import { routes } from '../../routes.ts';

/** Delay after the last key press before the router is told of the new URL, ms. */
export const DEBOUNCE_MS = 500;

/**
 * The typed values. The initial ones come from the URL, and the URL follows the typing. The values are stored for the
 * questionnaires of the models.
 */
export function useTypedValues(task: Task): [TypedValues, (name: string, value: string) => void] {
  const [query, change] = useQueryParams();
  const setEntryUrl = useEntryUrl();
  const startDelay = useUrlDelay();
  const isNavigating = usePendingNavigation();
  const [own, setOwn] = useState<TypedValues>();
  // A key of the view would do the same, but once the query is known it would replace all buttons of the prerendered page, and a
  // press before that would be lost.
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState({ task, key });
  if (shown.task !== task || shown.key !== key) {
    setShown({ task, key });
    // Going back to another entry of the same task shows the values of that entry.
    if (shown.task !== task || isBack) setOwn(undefined);
  }
  const typed = own ?? typedFromQuery(task, query);
  const isTyped = own !== undefined || hasValues(task, query);
  const toStore = isTyped ? selectionQuery(task, typed).toString() : undefined;
  useEffect(() => {
    if (toStore !== undefined) storeSelection(task, toStore);
  }, [task, toStore]);
  useEffect(() => {
    if (!own || isNavigating) return undefined;
    const wanted = Object.fromEntries(selectionQuery(task, own));
    if (Object.entries(wanted).every(([name, value]) => query.get(name) === value)) return undefined;
    return startDelay(() => change(wanted, { replace: true }), DEBOUNCE_MS);
  });
  const setValue = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setOwn(next);
    const wanted = Object.fromEntries(selectionQuery(task, next));
    setEntryUrl(withQuery(routes.selection.href(), changedQuery(query, wanted)));
  };
  return [typed, setValue];
}
