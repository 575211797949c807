import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { load } from './data.ts';

const specifications = [
  {
    title: 'Основные',
    rows: [
      { name: 'Производительность', value: '600', unit: 'м³/ч' },
      { name: 'Объём помещения, до', value: '200', unit: 'м³' },
      { name: 'Уровень шума', value: '38', unit: 'дБ(А)' },
    ],
  },
];
const model = { slug: 'a', name: 'Рециркулятор «А»' };
const loaded = async (equipment: object) =>
  load({ api: fakeApi({ equipment } as never), params: {}, page: 1, today: '2026-11-21' });
const refuse = (code: number) => async () => {
  throw Object.assign(new Error('no'), { code });
};

test('specifications in the list make no further calls', async () => {
  const { models } = await loaded({ all: async () => [{ ...model, specifications }], get: refuse(1) });
  expect(models.room).toMatchObject([{ name: 'Рециркулятор «А»', maxVolume: 200, speeds: [{ flow: 600, noise: 38 }] }]);
  expect(models.water).toEqual([]);
});

test('a model whose page this build has rendered is not requested', async () => {
  const { models } = await load({
    api: fakeApi({ equipment: { all: async () => [model], get: refuse(1) } } as never),
    params: {},
    page: 1,
    today: '2026-11-21',
    figuresOf: (slug) => (slug === 'a' ? { cleanRoom: { flow: 900 } } : undefined),
  });
  expect(models.cleanRoom).toMatchObject([{ slug: 'a', flow: 900 }]);
  expect(models.room).toEqual([]);
});

test('the picture of a model has no text, since its name is beside it', async () => {
  const image = { base: 'https://files.test/media', path: 'a.jpg', alt: 'Рециркулятор на стене' };
  const { models } = await loaded({ all: async () => [{ ...model, image, specifications }], get: refuse(1) });
  expect(JSON.stringify(models.room)).toContain('a.jpg');
  expect(JSON.stringify(models.room)).not.toContain('на стене');
});

test('a model without specifications in the list is requested', async () => {
  const { models } = await loaded({ all: async () => [model], get: async () => ({ specifications }) });
  expect(models.room).toHaveLength(1);
});

test('a long list is read in groups, with all of its models in their order', async () => {
  const list = Array.from({ length: 120 }, (_, index) => ({
    slug: `m${index}`,
    name: `Модель «${index}»`,
    specifications,
  }));
  const { models } = await loaded({ all: async () => list, get: refuse(1) });
  expect(models.room.map(({ slug }) => slug)).toEqual(list.map(({ slug }) => slug));
});

test('a model that was deleted meanwhile is left out, any other failure fails the page', async () => {
  const { models } = await loaded({ all: async () => [model], get: refuse(107) });
  expect(models.room).toEqual([]);
  await expect(loaded({ all: async () => [model], get: refuse(1) })).rejects.toThrow('no');
});
