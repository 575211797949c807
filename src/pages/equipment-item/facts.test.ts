import { describe, expect, it } from 'vitest';
import type { Document } from '../../api/resources/document.ts';
import { shortName } from '../../features/equipment/short-name.ts';
import { assurances, ultraviolet } from './facts.ts';

const document = (id: number, name: string, kind: Document['category']['kind']): Document => ({
  id,
  name,
  category: { id: 1, title: '', kind },
  file: { href: `https://files/${id}.pdf`, name: `${id}.pdf`, extension: 'pdf' },
});
const specifications = [
  { title: 'УФ', rows: [{ name: 'Длина волны', value: '254', unit: 'нм' }] },
  { title: 'Прочее', rows: [{ name: 'Гарантия', value: '24', unit: 'месяца' }] },
];

it.each([
  ['Обеззараживатель воздуха «Сфера А-1200»', '«Сфера А-1200»'],
  ['Комплект ламп', 'Комплект ламп'],
])('the short form of %s is %s', (name, expected) => expect(shortName(name)).toBe(expected));

describe('ultraviolet', () => {
  it('is recognized by the wavelength', () => expect(ultraviolet(specifications)).toBe('254\u00a0нм'));
  it('is absent without a wavelength', () => expect(ultraviolet(specifications.slice(1))).toBeUndefined());
});

describe('assurances', () => {
  it('have the registration before other certificates, by the kind of document', () => {
    const found = assurances({
      specifications,
      documents: [
        document(1, 'Паспорт и руководство по эксплуатации «Сфера А-1200»', 'technical'),
        document(2, 'Декларация соответствия: рециркуляторы серии А', 'certificate'),
        document(3, 'Регистрационное удостоверение РЗН 2026/21480 на «Сферу А-1200»', 'certificate'),
      ],
    });
    expect(found.passport?.href).toBe('https://files/1.pdf');
    expect(found.certificate).toMatchObject({ href: 'https://files/3.pdf', name: 'Регистрационное удостоверение' });
    expect(found.warranty).toBe('24\u00a0месяца');
  });

  it.each([
    ['Декларация соответствия: рециркуляторы серии А', 'Декларация соответствия'],
    ['Экспертное заключение на рециркуляторы «Сфера А-300»', 'Экспертное заключение'],
    ['Сертификат', 'Сертификат'],
  ])('shorten «%s» to «%s»', (name, kind) => {
    expect(assurances({ specifications: [], documents: [document(1, name, 'certificate')] }).certificate?.name).toBe(
      kind,
    );
  });

  it('have no certificate where a passport is the only document', () => {
    const passport = document(1, 'Паспорт', 'technical');
    expect(assurances({ specifications: [], documents: [passport] }).certificate).toBeUndefined();
  });

  it('are empty when the data has none', () => {
    expect(Object.values(assurances({ specifications: [], documents: [] })).filter(Boolean)).toEqual([]);
  });
});
