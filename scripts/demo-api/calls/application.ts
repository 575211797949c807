import { readForm } from '../http/form.ts';
import { prefix } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { Applications } from '../storage/applications.ts';
import type { Uploads } from '../storage/uploads.ts';
import { readApplication } from './application-form.ts';

export function applicationCalls(applications: Applications, uploads: Uploads): Route[] {
  return [
    {
      method: 'POST',
      path: `${prefix}/application/create`,
      async answer({ request }) {
        const fields = await readForm(request);
        applications.add(readApplication(fields, uploads.find));
        return { value: { success: true } };
      },
    },
  ];
}
