import { readForm } from '../http/form.ts';
import { API_PREFIX } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import type { Applications } from '../storage/applications.ts';
import type { Uploads } from '../storage/uploads.ts';
import { readApplication } from './application-form.ts';

export function applicationCalls(applications: Applications, uploads: Uploads): Route[] {
  return [
    {
      method: 'POST',
      path: `${API_PREFIX}/application/create`,
      async handle({ request }) {
        const fields = await readForm(request);
        applications.add(readApplication(fields, uploads.find));
        return { value: { success: true } };
      },
    },
  ];
}
