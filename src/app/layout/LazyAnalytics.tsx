import { useEffect } from 'react';
import { useLazyPart } from '../../lib/react/use-lazy-component.ts';
import { whenQuiet } from '../../lib/browser/when-idle.ts';
import { useShell } from './shell.ts';

const loadAnalytics = async () => (await import('../../features/analytics/Analytics.tsx')).Analytics;

/** The counter and its question, on a site that has one. Neither is part of the prerendered page. */
export function VisitCounter() {
  const { metrikaId, metrikaConsent } = useShell().config;
  const { Part: Analytics, want } = useLazyPart(loadAnalytics);
  useEffect(() => {
    if (metrikaId !== undefined) void whenQuiet().then(want);
  }, [metrikaId, want]);
  return Analytics && metrikaId && <Analytics id={metrikaId} mode={metrikaConsent ?? 'ask'} />;
}
