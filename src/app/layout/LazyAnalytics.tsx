import { useCallback, useEffect, useState } from 'react';
import { onCookieSettings } from '../../features/analytics/consent.ts';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { loadOnClick } from '../../ui/LazyPart/load-on-click.ts';
import { useShell } from './shell.ts';

const loadAnalytics = async () => (await import('../../features/analytics/Analytics.tsx')).Analytics;

/** Metrika and its consent bar, on a site that has a counter. Neither is prerendered. */
export function LazyAnalytics() {
  const { metrikaId, metrikaConsent } = useShell().config;
  const { Component: Analytics, load } = useLazyComponent(loadAnalytics);
  const [isAsked, setIsAsked] = useState(false);
  const onAnswered = useCallback(() => setIsAsked(false), []);
  const isMissing = Analytics === undefined;
  useEffect(() => {
    if (metrikaId !== undefined) void whenIdle().then(load);
  }, [metrikaId, load]);
  useEffect(
    () =>
      onCookieSettings(() => {
        setIsAsked(true);
        if (isMissing) void loadOnClick(load);
      }),
    [isMissing, load],
  );
  if (!Analytics || !metrikaId) return null;
  return <Analytics id={metrikaId} mode={metrikaConsent ?? 'ask'} isAsked={isAsked} onAnswered={onAnswered} />;
}
