import { sentLength } from '../../forms/text/text-length.ts';
import { visibleLines, visibleText } from '../../lib/text/pasted-text.ts';
import { emailIn, hasSeveralEmails, isEmail } from '../../lib/text/email.ts';
import { phoneFault } from '../../lib/text/phone.ts';
import type { ApplicationValues } from './application-fields.ts';
import { LIMITS } from './limits.ts';
import type { ApplicationType } from '../../api/resources/application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';

export type ApplicationErrors = Partial<Record<keyof ApplicationValues, string>>;

/** What is missing or wrong, by field; empty when the form may be sent. */
export function validateApplication(values: ApplicationValues, type: ApplicationType): ApplicationErrors {
  const { errors } = applicationTexts();
  const own = textsOf(type).errors;
  const isFeedback = type === 1;
  const phone = phoneFault(values.userPhone);
  const found: ApplicationErrors = {
    ...(visibleText(values.userName) === '' && { userName: errors.userName }),
    ...(!isFeedback && visibleText(values.userLastName) === '' && { userLastName: errors.userLastName }),
    ...(phone && { userPhone: errors.userPhone[phone] }),
    ...(needsEmail(values, isFeedback) && {
      userEmail: hasSeveralEmails(values.userEmail) ? errors.userEmails : errors.userEmail,
    }),
    ...(visibleLines(values.text) === '' && { text: own.text }),
    ...(!values.personalDataProcessingConsent && { personalDataProcessingConsent: own.consent }),
  };
  return { ...tooLong(values), ...found };
}

/** Feedback needs no address, but an incomplete one is an error. */
function needsEmail({ userEmail }: ApplicationValues, isFeedback: boolean): boolean {
  return isFeedback && userEmail === '' ? false : !isEmail(emailIn(userEmail));
}

function tooLong(values: ApplicationValues): ApplicationErrors {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  return Object.fromEntries(
    names
      .filter((name) => sentLength(values[name]) > LIMITS[name])
      .map((name) => [name, applicationTexts().errors.tooLong(LIMITS[name])]),
  );
}
