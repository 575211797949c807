import { expect, test } from 'vitest';
import { showServerErrors } from './server-errors.ts';

interface Values {
  userName: string;
  userPhone: string;
}

function shown(errors: Record<string, string[]>) {
  const calls: unknown[] = [];
  const rest = showServerErrors<Values>(errors, ['userName', 'userPhone'], (...call) => calls.push(call));
  return { calls, rest };
}

test('messages are shown under their fields, joined, and the first field gets the focus', () => {
  expect(shown({ userPhone: ['Введите номер полностью'], userName: ['Укажите имя', 'Слишком коротко'] }).calls).toEqual(
    [
      ['userName', { type: 'server', message: 'Укажите имя, Слишком коротко' }, { shouldFocus: true }],
      ['userPhone', { type: 'server', message: 'Введите номер полностью' }, { shouldFocus: false }],
    ],
  );
});

test('messages for other fields are returned', () => {
  expect(shown({ userName: ['Укажите имя'], userPhone: ['Неверно'], fileId: ['Файл не найден'] }).rest).toEqual({
    fileId: ['Файл не найден'],
  });
  expect(shown({}).calls).toEqual([]);
});
