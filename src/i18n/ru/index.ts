import { contacts } from './contacts.ts';
import { documents } from './documents.ts';
import { equipment } from './equipment.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { publications } from './publications.ts';
import { ui } from './ui.ts';

/** The Russian texts of the interface, by the part of the site that shows them. */
export const ru = { contacts, documents, equipment, home, layout, publications, ui };
