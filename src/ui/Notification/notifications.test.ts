import { expect, it, vi } from 'vitest';
import { ru } from '../../i18n/ru/index.ts';
import { currentNotices, dismiss, inWords, notify, subscribe } from './notifications.ts';

const titles = () => currentNotices().map((entry) => inWords(entry, ru).title);

it('tells its listeners of every notice that comes and goes', () => {
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  notify({ title: 'Успех', text: 'Обращение отправлено', tone: 'success' });
  notify(({ layout }) => ({ title: layout.notFound.heading, tone: 'error' }));
  expect(titles()).toEqual(['Успех', 'Страница не найдена']);

  const [first] = currentNotices();
  dismiss(first?.id ?? 0);
  expect(titles()).toEqual(['Страница не найдена']);
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  notify({ title: 'Ещё одно', tone: 'info' });
  expect(listener).toHaveBeenCalledTimes(3);
});
