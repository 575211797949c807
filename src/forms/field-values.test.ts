import { expect, test } from 'vitest';
import type { FieldDefinition } from './field-definition.ts';
import { initialValues } from './field-values.ts';

test('the initial values are those of the definitions, and empty ones for the rest', () => {
  const definitions: FieldDefinition[] = [
    { name: 'userName', type: 'text', value: 'Ольга' },
    { name: 'text', type: 'textarea' },
    { name: 'industry', type: 'select' },
    { name: 'consent', type: 'checkbox' },
    { name: 'period', type: 'date', subType: 'range' },
    { name: 'day', type: 'date' },
    { name: 'media', type: 'options', subType: 'multiple' },
    { name: 'files', type: 'multiple-file' },
  ];
  expect(initialValues(definitions)).toEqual({
    userName: 'Ольга',
    text: '',
    industry: null,
    consent: false,
    period: { from: null, to: null },
    day: '',
    media: [],
    files: [],
  });
});

test.each(['slider', 'toString'])('the type «%s» is unknown', (type) => {
  const definitions: FieldDefinition[] = JSON.parse(`[{ "name": "a", "type": "${type}" }]`);
  expect(() => initialValues(definitions)).toThrow(`Unrecognised field type: «${type}»`);
});
