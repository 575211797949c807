import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import type { FieldDefinition, FieldType, FieldValues } from './field-definition.ts';
import { EMPTY_VALUES } from './field-values.ts';

const types = Object.keys(EMPTY_VALUES).filter((type): type is FieldType => Object.hasOwn(EMPTY_VALUES, type));
const options = [
  { value: 'air', label: 'Воздух' },
  { value: 'water', label: 'Вода' },
];

async function rendered(definition: FieldDefinition): Promise<string> {
  const value = definition.value ?? EMPTY_VALUES[definition.type];
  // `prerender` waits for lazy components.
  const { prelude } = await prerender(<Field<FieldType> definition={definition} value={value} onChange={() => {}} />);
  return new Response(prelude).text();
}

const field = (type: FieldType, face: object = {}) =>
  rendered({ name: 'field', type, label: 'Подпись', options, ...face });

test('every type of the specification has a field', () => {
  expect(types.toSorted()).toEqual(
    [
      'text',
      'options',
      'select',
      'new_select',
      'toggle',
      'password',
      'date',
      'file',
      'color',
      'multiple-file',
      'counter',
      'checkbox',
      'radio',
      'textarea',
      'boolean',
    ].toSorted(),
  );
});

test.each(types)('%s shows its label, its error and the required marker', async (type) => {
  const html = await field(type, { required: true, error: 'Своя ошибка' });
  expect(html).toContain('Подпись');
  expect(html).toMatch(/aria-required="true"|обязательно/);
  expect(html).toContain('Своя ошибка');
  expect(html).toMatch(/aria-invalid="true"/);
  expect(html).toMatch(/aria-describedby="[^"]*error/);
});

const marker = /aria-hidden="true"[^>]*> \*</;
const filled: { readonly [Type in FieldType]: FieldValues[Type] } = {
  text: 'Ольга',
  textarea: 'Ольга',
  password: 'Ольга',
  color: '#00727e',
  options: 'air',
  select: 'air',
  new_select: 'air',
  radio: 'air',
  checkbox: true,
  toggle: true,
  boolean: true,
  counter: 2,
  date: '2026-11-21',
  file: { id: 1, originalName: 'план.pdf', size: { bytes: 1 } },
  'multiple-file': [{ id: 1, originalName: 'план.pdf', size: { bytes: 1 } }],
};

// A counter always has a value.
test.each(types.filter((type) => type !== 'counter'))(
  '%s has the required marker until it has a value',
  async (type) => {
    expect(await field(type, { required: true })).toMatch(marker);
    expect(await field(type, { required: true, value: filled[type] })).not.toMatch(marker);
    expect(await field(type)).not.toMatch(marker);
  },
);

test.each(types)('%s is announced as required only if it is', async (type) => {
  expect(await field(type)).not.toMatch(/aria-required|обязательно/);
});

test.each([
  ['textarea', 'the length of its text'],
  ['file', 'its limits'],
] as const)('%s is announced with %s', async (type, _what) => {
  const html = await field(type, { maxLength: 500 });
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(` id="${id}"`);
});

test('the description of a textarea stays the same while a visitor types', async () => {
  const description = async (value: string) => {
    const html = await field('textarea', { maxLength: 500, value });
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    const [note = ''] = new RegExp(`<span id="${id}">.*?</span></span>`).exec(html) ?? [];
    return note.replace(/<span aria-hidden="true">.*?<\/span>/, '').replace(/<[^>]+>/g, '');
  };
  expect(await description('а')).toBe('Не\u00a0более 500\u00a0символов');
  expect(await description('аб')).toBe('Не\u00a0более 500\u00a0символов');
});

test.each(['text', 'textarea'] as const)('blanks are no value for a required %s', async (type) => {
  expect(await field(type, { required: true, value: '  ' })).toMatch(marker);
});

test('a range of dates with one open end counts as a value', async () => {
  const range = (value: object) => field('date', { required: true, subType: 'range', value });
  expect(await range({ from: null, to: null })).toMatch(marker);
  expect(await range({ from: '2026-11-10', to: null })).not.toMatch(marker);
});

test.each(types)('%s can be disabled', async (type) => {
  expect(await field(type, { disabled: true })).toMatch(/ disabled=""/);
  expect(await field(type)).not.toMatch(/ disabled=""/);
});

test.each(types)('Metrika records no typed or chosen value of %s', async (type) => {
  const controls = (await field(type)).match(/<(input|textarea)[^>]*>/g) ?? [];
  for (const control of controls) expect(control).toContain('ym-disable-keys');
});

test.each(types)('%s is rendered without inline styles', async (type) => {
  expect(await field(type)).not.toMatch(/\sstyle="/);
});

test.each([
  ['text', 'Введите'],
  ['textarea', 'Введите'],
  ['password', 'Введите'],
  ['select', 'Выберите'],
  ['date', 'Выберите дату'],
  ['file', 'Выберите файл'],
] as const)('without a placeholder of its own %s has «%s»', async (type, placeholder) => {
  expect(await field(type)).toContain(placeholder);
});

test('placeholders are in capitals unless the form keeps their case', async () => {
  const draw = async (placeholderCase?: 'as-written') => {
    const definition: FieldDefinition = { name: 'a', type: 'text' };
    const behaviour = { placeholderCase };
    const { prelude } = await prerender(
      <Field definition={definition} behaviour={behaviour} value="" onChange={() => {}} />,
    );
    return new Response(prelude).text();
  };
  expect(await draw()).toMatch(/class="[^"]*upper/);
  expect(await draw('as-written')).not.toMatch(/class="[^"]*upper/);
});

test('the placeholder of a required date is marked', async () => {
  expect(await field('date', { required: true })).toContain('Выберите дату*');
});

test.each(['text', 'textarea', 'password'] as const)(
  '%s shows its clear button when it is enabled and the value is not empty',
  async (type) => {
    expect(await field(type, { hasClear: true, value: 'Ольга' })).toContain('Очистить');
    expect(await field(type, { hasClear: true })).not.toContain('Очистить');
    expect(await field(type, { value: 'Ольга' })).not.toContain('Очистить');
  },
);

test.each(['text', 'textarea', 'password', 'select', 'new_select'] as const)('%s shows its icon', async (type) => {
  const icons = async (face?: object) => (await field(type, face)).match(/<svg/g)?.length ?? 0;
  expect(await icons({ icon: 'mail' })).toBe((await icons()) + 1);
});

test.each(['slider', 'toString'])('the unknown type «%s» throws an error that names it', async (type) => {
  const definition: FieldDefinition = JSON.parse(JSON.stringify({ name: 'field', type }));
  await expect(rendered(definition)).rejects.toThrow(`Unrecognised field type: «${type}»`);
});
