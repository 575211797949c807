import { describe, expect, it } from 'vitest';
import { catalogueHref, parseCatalogueQuery } from './catalogue-query.ts';

const read = (query: string) => parseCatalogueQuery(new URLSearchParams(query));

describe('the query of the catalogue', () => {
  it.each([
    [{}, '/equipment'],
    [{ medium: 'air' }, '/equipment?medium=air'],
    [{ type: 'uf-ustanovki', medium: 'water' }, '/equipment?medium=water&type=uf-ustanovki'],
    [{ type: 'уф & озон' }, '/equipment?type=%D1%83%D1%84%20%26%20%D0%BE%D0%B7%D0%BE%D0%BD'],
    [{ filters: { noise: ['-35', '35-40'], flow: ['20-100'] } }, '/equipment?flow=20-100&noise=-35,35-40'],
    [{ filters: { class: ['HEPA H14'] }, selected: ['a'] }, '/equipment?class=HEPA%20H14&selected=a'],
    [{ filters: { class: ['F7, H14', '50%'] } }, '/equipment?class=F7%252C%20H14,50%2525'],
    [{ sort: 'flow', selected: ['a', 'b'] }, '/equipment?sort=flow&selected=a,b'],
    [{ selected: [], compare: ['a', 'b'], differences: true }, '/equipment?compare=a,b&differences=1'],
  ] as const)('%j is written as %s and read again', (query, address) => {
    expect(catalogueHref(query)).toBe(address);
    const parsed = read(address.split('?')[1] ?? '');
    expect(catalogueHref(parsed)).toBe(address);
    if ('filters' in query) expect(parsed.filters).toEqual(query.filters);
  });

  it('ignores unknown values', () => {
    expect(catalogueHref(read('medium=fire&sort=price&type='))).toBe('/equipment');
  });

  it('compares each model once and at most four', () => {
    expect(read('compare=a,b,a,,c,d,e').compare).toEqual(['a', 'b', 'c', 'd']);
  });
});
