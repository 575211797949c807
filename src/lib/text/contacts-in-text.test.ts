import { expect, it } from 'vitest';
import { contactsInText } from './contacts-in-text.ts';

it('finds e-mails and phones and keeps the text around them', () => {
  expect(contactsInText('Пишите на project@chistosfera.ru, звоните +7\u00a0(495)\u00a0127-40-60.')).toEqual([
    { text: 'Пишите на ' },
    { text: 'project@chistosfera.ru', href: 'mailto:project@chistosfera.ru' },
    { text: ', звоните ' },
    { text: '+7\u00a0(495)\u00a0127-40-60', href: 'tel:+74951274060' },
    { text: '.' },
  ]);
});

it.each([
  ['info@mail.gkb-1.ru', 'mailto:info@mail.gkb-1.ru'],
  ['+7(495)127-40-60', 'tel:+74951274060'],
])('«%s» is a link as a whole', (text, href) => {
  expect(contactsInText(text)).toEqual([{ text, href }]);
});

it.each(['ГОСТ Р 52539-2006', 'со скоростью 5 м/с @ 20 °C', 'от 127-40 до 60', ''])('finds none in «%s»', (text) => {
  expect(contactsInText(text).filter(({ href }) => href)).toEqual([]);
});
