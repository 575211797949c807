import { expect, it } from 'vitest';
import { contactsInText } from './contacts-in-text.ts';
import { emailIn, hasSeveralEmails } from './email.ts';
import { phoneFault } from './phone.ts';

const LENGTH = 100_000;

it.each(['x', 'я-', '.', '- ', '@', 'a@b.', "'", '7 '])(
  'a text of 100,000 characters «%s» is searched at once',
  (unit) => {
    const text = unit.repeat(LENGTH / unit.length);
    // A quadratic search takes a minute, longer than the time limit of a test.
    expect(
      contactsInText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(hasSeveralEmails(`${text} a@b.ru c@d.ru`)).toBe(true);
    expect(emailIn(`a@b.ru${text}x`)).toContain('b.ru');
    expect(phoneFault(text)).toBe('tooLong');
  },
);
