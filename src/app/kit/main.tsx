import '../../styles/index.scss';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ContactsContext } from '../../features/contacts/contacts.ts';
import { ApiBaseUrlContext } from '../../features/api-client/use-api-client.ts';
import { ROOT_ID } from '../router/page-state.ts';
import KitPage from './KitPage.tsx';

const contacts = { phone: { raw: '+74951274060', formatted: '+7 (495) 127-40-60' }, email: 'info@chistosfera.ru' };

/** The kit has no layout and no settings. */
const router = createMemoryRouter([{ path: '*', Component: KitPage }]);
const container = document.getElementById(ROOT_ID);
if (container) {
  createRoot(container).render(
    <ContactsContext value={contacts}>
      <ApiBaseUrlContext value="/">
        <RouterProvider router={router} />
      </ApiBaseUrlContext>
    </ContactsContext>,
  );
}
