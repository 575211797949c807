import { storedDocument } from '../content.ts';
import type { Content } from '../content.ts';
import { get } from '../http/route.ts';
import type { Route } from '../http/route.ts';

export function settingsCalls(content: Content): Route[] {
  const { presentationFile, contactDetailsFile, ...contacts } = content.entries.settings;
  const withFile = ({ title, document }: typeof presentationFile) => ({
    title,
    file: document === null ? null : storedDocument(content, document).file,
  });
  const reply = {
    presentationFile: withFile(presentationFile),
    contactDetailsFile: withFile(contactDetailsFile),
    ...contacts,
  };
  return [get('settings', () => reply)];
}
