import { expect, test } from 'vitest';
import { inputsOf, parseTask, readValues, selectionQuery, TASKS, typedFromQuery } from './inputs.ts';

test.each(TASKS)('the fallbacks of %s are within their ranges and come back from the URL', (task) => {
  const typed = typedFromQuery(task, new URLSearchParams());
  expect(readValues(task, typed).errors).toBeUndefined();
  const query = selectionQuery(task, { ...typed });
  expect(parseTask(query.get('task'))).toBe(task);
  expect(typedFromQuery(task, query)).toEqual(typed);
  expect(inputsOf(task).map(([name]) => name)).toEqual(Object.keys(typed));
});

test('each invalid number is reported with its problem, an unknown option becomes the fallback', () => {
  const query = new URLSearchParams({ area: '3', height: '13', exchange: 'два', distance: '', category: '9' });
  const typed = typedFromQuery('room', query);
  expect(typed.category).toBe('3');
  expect(readValues('room', typed).errors).toEqual({
    area: 'below',
    height: 'above',
    exchange: 'notNumber',
    distance: 'empty',
  });
});

test('the ends of a range are valid', () => {
  const query = new URLSearchParams({ area: '4', height: '12' });
  expect(readValues('room', typedFromQuery('room', query)).values?.numbers).toMatchObject({ area: 4, height: 12 });
});

test('an invalid distance does not matter in a room without people, where it is not asked for', () => {
  const values = (people: string) =>
    readValues('room', typedFromQuery('room', new URLSearchParams({ people, distance: '0' })));
  expect(values('yes').errors).toEqual({ distance: 'below' });
  expect(values('no').values?.numbers).toMatchObject({ distance: 3 });
});

test('an unknown task is the first one', () => expect(parseTask('x')).toBe('room'));
