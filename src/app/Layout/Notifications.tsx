import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../client/when-quiet.ts';

/** Where notices appear. Nobody has anything to say before the page is quiet: until then its code waits. */
export function Notifications() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    void whenQuiet()
      .then(() => import('../../ui/Notification/NotificationHost.tsx'))
      .then(({ NotificationHost }) => setHost(() => NotificationHost))
      .catch((error: unknown) => console.error('Notices will not be shown', error));
  }, []);
  return Host && <Host />;
}
