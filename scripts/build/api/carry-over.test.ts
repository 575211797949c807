import { expect, test } from 'vitest';
import type { SharedReply } from '../cache/build-cache.ts';
import { carryOver } from './carry-over.ts';

const reply = (...kinds: string[]): SharedReply => ({ isList: true, kinds, read: () => [] });

test('unread replies keep the observations of the last build', () => {
  const [newsBefore, newsNow, reviews, videos] = [reply('news'), reply('news'), reply('review'), reply('video')];
  const { entityHashes, listIds, replies, etags } = carryOver(
    {
      entityHashes: new Map([['news:1', 'b']]),
      listIds: { '/news': [1] },
      replies: new Map([['/news#all', newsNow]]),
      etags: { '/news#all': [['now', 1]] },
    },
    {
      entityHashes: new Map(Object.entries({ 'news:1': 'a', 'news:2': 'a', 'review:1': 'a' })),
      listIds: { '/news': [1, 2], '/review': [1] },
      replies: new Map(Object.entries({ '/news#all': newsBefore, '/review#all': reviews, '/video#all': videos })),
      etags: { '/news#all': [['before', 2]], '/review#all': [['same', 1]], '/video#all': [['other', 1]] },
    },
    { unchangedReply: (key) => (key === '/video#all' ? undefined : reviews) },
  );
  expect([...entityHashes]).toEqual([
    ['review:1', 'a'],
    ['news:1', 'b'],
  ]);
  expect(listIds).toEqual({ '/news': [1], '/review': [1] });
  expect([...replies.keys()].toSorted()).toEqual(['/news#all', '/review#all']);
  expect(replies.get('/news#all')).toBe(newsNow);
  expect(etags).toEqual({ '/news#all': [['now', 1]], '/review#all': [['same', 1]] });
});
