import { expect, it, vi } from 'vitest';
import { currentNotices, dismiss, notify, subscribe } from './notifications.ts';

it('tells its listeners of every notice that comes and goes', () => {
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  notify({ title: 'Успех', text: 'Обращение отправлено', tone: 'success' });
  notify({ title: 'Неизвестная ошибка', tone: 'error' });
  expect(currentNotices().map(({ title }) => title)).toEqual(['Успех', 'Неизвестная ошибка']);

  const [first] = currentNotices();
  dismiss(first?.id ?? 0);
  expect(currentNotices().map(({ title }) => title)).toEqual(['Неизвестная ошибка']);
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  notify({ title: 'Ещё одно', tone: 'info' });
  expect(listener).toHaveBeenCalledTimes(3);
});
