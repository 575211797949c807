import { FileLink } from './FileLink.tsx';

const passport = {
  href: 'https://files.chistosfera.ru/passport.pdf',
  name: 'Паспорт изделия',
  extension: 'pdf',
  bytes: 1_258_291,
};

export const examples = {
  'С размером': () => <FileLink file={passport} />,
  'Без размера': () => <FileLink file={{ href: passport.href, name: 'Презентация', extension: 'pdf' }} />,
};
