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
  it.each([1, 2, 3] as const)('lets a filled form of type %i pass', (type) => {
    expect(validateApplication(filled, type)).toEqual({});
  });

  it('asks feedback for neither surname nor e-mail, the others for both', () => {
    const sparse = { ...filled, userLastName: '', userEmail: '' };
    expect(validateApplication(sparse, 1)).toEqual({});
    expect(Object.keys(validateApplication(sparse, 2))).toEqual(['userLastName', 'userEmail']);
  });

  it.each<[keyof ApplicationValues, unknown]>([
    ['userName', ' '],
    ['userPhone', '7999123'],
    ['userEmail', 'olga@'],
    ['text', ''],
    ['text', 'я'.repeat(501)],
    ['userName', 'я'.repeat(226)],
    ['userTown', 'я'.repeat(51)],
    ['personalDataProcessingConsent', false],
  ])('objects to %s = %j', (name, value) => {
    expect(Object.keys(validateApplication({ ...filled, [name]: value }, 1))).toEqual([name]);
  });
});
