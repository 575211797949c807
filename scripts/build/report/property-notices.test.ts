import { expect, test } from 'vitest';
import type { ModelFacts } from '../../../src/features/equipment/filters/model-facts.ts';
import { propertyNotices } from './property-notices.ts';

const model = (slug: string, facts: Partial<ModelFacts>): ModelFacts => ({
  slug,
  type: 'ozonatory',
  figures: {},
  classes: [],
  core: [],
  unknownNames: [],
  ...facts,
});

test('an unknown name is reported once, with the first of its models', () => {
  const models = ['a', 'b', 'c', 'd'].map((slug) => model(slug, { unknownNames: ['Цвет', 'Цвет'] }));
  expect(propertyNotices(models).unknownNames).toEqual(['«Цвет» of a, b, c and 1 more']);
});

test('all models with an unknown name are named if they are few', () => {
  const models = ['a', 'b', 'c'].map((slug) => model(slug, { unknownNames: ['Цвет'] }));
  expect(propertyNotices(models).unknownNames).toEqual(['«Цвет» of a, b, c']);
});

test('a model that lacks a property of most of its kind is reported', () => {
  const models = [model('a', { core: ['noise'] }), model('b', { core: ['noise', 'mass'] }), model('c', {})];
  expect(propertyNotices(models).missing).toEqual([
    'c does not state «Уровень шума», which 2 of 3 models of the kind «ozonatory» state',
  ]);
});

test('a kind of two models has no common properties', () => {
  expect(propertyNotices([model('a', { core: ['noise'] }), model('b', {})]).missing).toEqual([]);
});
