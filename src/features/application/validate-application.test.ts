import { describe, expect, it } from 'vitest';
import type { ApplicationValues } from './application-fields.ts';
import { validateApplication } from './validate-application.ts';

const filled: ApplicationValues = {
  userName: 'Ольга',
  userLastName: 'Петрова',
  userPhone: '79991234567',
  userEmail: 'olga@example.org',
  userTown: '',
  text: 'Нужен расчёт',
  file: null,
  personalDataProcessingConsent: true,
};

describe('validateApplication', () => {
  it.each([1, 2, 3] as const)('accepts a filled form of type %i', (type) => {
    expect(validateApplication(filled, type)).toEqual({});
  });

  it('requires surname and e-mail for all types but feedback', () => {
    const sparse = { ...filled, userLastName: '', userEmail: '' };
    expect(validateApplication(sparse, 1)).toEqual({});
    expect(Object.keys(validateApplication(sparse, 2))).toEqual(['userLastName', 'userEmail']);
  });

  it('treats a text of invisible characters as empty', () => {
    const hidden = { ...filled, userName: '\u200b', userLastName: '\u00ad', text: '\ufeff\n\u001f' };
    expect(Object.keys(validateApplication(hidden, 3))).toEqual(['userName', 'userLastName', 'text']);
  });

  it('measures a message as it is sent', () => {
    const message = (text: string) => validateApplication({ ...filled, text }, 1);
    expect(message(`${'я'.repeat(500)}\u200b\n\n`)).toEqual({});
    expect(Object.keys(message('а\u2028б'.repeat(160)))).toEqual(['text']);
  });

  it('has different errors for a foreign phone, too many digits and an incomplete phone', () => {
    const phone = (userPhone: string) => validateApplication({ ...filled, userPhone }, 1).userPhone;
    expect(phone('7999123')).toBe('Введите номер полностью');
    expect(phone('+375 29 123-45-67')).toContain('Нужен российский номер');
    expect(phone('8 (999) 123-45-67 доб. 12')).toContain('Нужен один номер');
  });

  it('has different errors for several addresses and an incomplete one, and accepts one address within a text', () => {
    const email = (userEmail: string) => validateApplication({ ...filled, userEmail }, 1).userEmail;
    expect(email('olga@')).toBe('Введите адрес почты полностью');
    expect(email('a@b.ru, c@d.ru')).toContain('Оставьте один адрес');
    expect(email('Ольга <olga@example.org>')).toBeUndefined();
  });

  it.each<[keyof ApplicationValues, unknown]>([
    ['userName', ' '],
    ['userPhone', '7999123'],
    ['userPhone', '+375 29 123-45-67'],
    ['userPhone', '+7 (999) 123-45-678'],
    ['userEmail', 'olga@'],
    ['text', ''],
    ['text', 'я'.repeat(501)],
    ['text', `${'я'.repeat(456)}${'\n'.repeat(41)}я`],
    ['userName', 'я'.repeat(226)],
    ['userTown', 'я'.repeat(51)],
    ['personalDataProcessingConsent', false],
  ])('rejects %s = %j', (name, value) => {
    expect(Object.keys(validateApplication({ ...filled, [name]: value }, 1))).toEqual([name]);
  });
});
