import { expect, it, vi } from 'vitest';
import { ru } from '../../i18n/ru/index.ts';
import {
  currentNotices,
  dismissNoticeById,
  dismissAllNotices,
  toShownNotice,
  type NoticeSource,
  notify,
  subscribe,
} from './notifications.ts';

const titles = () => currentNotices().map((entry) => toShownNotice(entry, ru).title);

it('listeners are called for every notice that is shown and removed', () => {
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  notify({ title: 'Успех', text: 'Обращение отправлено', tone: 'success' });
  notify(({ layout }) => ({ title: layout.notFound.heading, tone: 'error' }));
  expect(titles()).toEqual(['Успех', 'Страница не найдена']);

  const [first] = currentNotices();
  dismissNoticeById(first?.id ?? 0);
  expect(titles()).toEqual(['Страница не найдена']);
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  notify({ title: 'Ещё одно', tone: 'info' });
  expect(listener).toHaveBeenCalledTimes(3);
});

it('the same notice is shown once, and none after all are dismissed', () => {
  dismissAllNotices();
  const offline: NoticeSource = { title: 'Нет связи', tone: 'error' };
  notify(offline);
  notify({ title: 'Другое', tone: 'info' });
  notify(offline);
  expect(titles()).toEqual(['Другое', 'Нет связи']);
  dismissAllNotices();
  expect(titles()).toEqual([]);
});

it('a notice that says the same replaces the earlier one, unless a button does another thing', () => {
  dismissAllNotices();
  const fail = () => notify(({ layout }) => ({ title: layout.notFound.heading, text: 'Повторите', tone: 'error' }));
  fail();
  notify({ title: 'Страница не найдена', tone: 'error' });
  fail();
  expect(titles()).toEqual(['Страница не найдена', 'Страница не найдена']);
  const remove = () => notify({ title: 'Убрано', tone: 'info', action: { label: 'Вернуть', run: () => {} } });
  remove();
  remove();
  expect(titles().slice(2)).toEqual(['Убрано', 'Убрано']);
});
