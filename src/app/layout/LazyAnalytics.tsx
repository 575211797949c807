import { useEffect } from 'react';
import { useLazyComponent } from '../../lib/react/use-lazy-component.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { useShell } from './shell.ts';

const loadAnalytics = async () => (await import('../../features/analytics/Analytics.tsx')).Analytics;

/** Metrika and its consent bar, on a site that has a counter. Neither is prerendered. */
export function LazyAnalytics() {
  const { metrikaId, metrikaConsent } = useShell().config;
  const { Component: Analytics, load } = useLazyComponent(loadAnalytics);
  useEffect(() => {
    if (metrikaId !== undefined) void whenIdle().then(load);
  }, [metrikaId, load]);
  return Analytics && metrikaId && <Analytics id={metrikaId} mode={metrikaConsent ?? 'ask'} />;
}
