import { createContext, useContext } from 'react';

/** Contacts of the company. */
export interface Contacts {
  /** `raw` is for the link, `formatted` is shown. */
  phone: { raw: string; formatted: string };
  email: string;
  /** The URL of the company's page in the social network. */
  vk?: string;
}

/** Given by the layout from the settings of the site. */
export const ContactsContext = createContext<Contacts | null>(null);

export function useContacts(): Contacts {
  const contacts = useContext(ContactsContext);
  if (!contacts) throw new Error('useContacts: the component is outside the site’s layout');
  return contacts;
}
