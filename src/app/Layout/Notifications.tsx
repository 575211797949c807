import { useEffect } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { whenQuiet } from '../client/when-quiet.ts';

const loadHost = async () => (await import('../../ui/Notification/NotificationHost.tsx')).NotificationHost;

/** Where notices appear. Nobody has anything to say before the page is quiet: until then its code waits. */
export function Notifications() {
  const { Part: Host, want } = useLazyPart(loadHost);
  useEffect(() => void whenQuiet().then(want), [want]);
  return Host && <Host />;
}
