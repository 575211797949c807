import type { FieldErrors } from '../http/api-error.ts';
import { invalid } from '../http/api-error.ts';
import type { Application } from '../storage/applications.ts';
import type { Upload } from '../storage/uploads.ts';

const FEEDBACK = 1;
const APPLICATION_TYPES = [FEEDBACK, 2, 3];
const ATTACHABLE_EXTENSIONS = new Set(['jpg', 'jpeg', 'pdf', 'doc', 'docx']);
/** As `captchaToken` it simulates a failed captcha. */
const FAILING_CAPTCHA_TOKEN = 'fail';

type Rule = (value: string) => string | undefined;

const required: Rule = (value) => (value === '' ? 'Заполните поле' : undefined);
const atMost =
  (maximum: number): Rule =>
  (value) =>
    value.length > maximum ? `Не\u00a0более ${maximum}\u00a0символов` : undefined;
const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    value === '' || pattern.test(value) ? undefined : message;

const phone = matches(/^7\d{10}$/, 'Введите 11\u00a0цифр номера, первая\u00a0— 7');
const email = matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Введите адрес вида name@example.ru');
const consent: Rule = (value) => (value === '1' ? undefined : 'Нужно согласие на\u00a0обработку персональных данных');
const knownType: Rule = (value) =>
  APPLICATION_TYPES.includes(Number(value)) ? undefined : 'Неизвестный тип обращения';

function rules(type: number): Record<string, Rule[]> {
  const unlessFeedback = type === FEEDBACK ? [] : [required];
  return {
    type: [knownType],
    userName: [required, atMost(225)],
    userLastName: [...unlessFeedback, atMost(225)],
    userPhone: [required, phone],
    userEmail: [...unlessFeedback, atMost(100), email],
    userTown: [atMost(50)],
    text: [required, atMost(500)],
    personalDataProcessingConsent: [consent],
    pageUrl: [atMost(2000)],
  };
}

/**
 * Validates the fields of an application by the specification.
 * @param findUpload returns the uploaded file with an id, if there is one
 * @throws ApiError with code 2 and the messages of each field
 */
export function readApplication(
  fields: ReadonlyMap<string, string>,
  findUpload: (id: number) => Upload | undefined,
): Application {
  if (fields.get('captchaToken') === FAILING_CAPTCHA_TOKEN)
    throw invalid({ captchaToken: ['Проверка не\u00a0пройдена'] });
  // A form sends a line break as two characters; the limit counts it as one.
  const value = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const type = Number(value('type'));
  const errors: FieldErrors = {};
  for (const [name, checks] of Object.entries(rules(type))) {
    const messages = checks.flatMap((check) => check(value(name)) ?? []);
    if (messages.length > 0) errors[name] = messages;
  }
  const fileProblem = checkFile(value('fileId'), findUpload);
  if (fileProblem) errors.fileId = [fileProblem];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    type,
    userName: value('userName'),
    userLastName: value('userLastName') || null,
    userPhone: value('userPhone'),
    userEmail: value('userEmail') || null,
    userTown: type === FEEDBACK ? value('userTown') || null : null,
    text: value('text'),
    pageUrl: value('pageUrl') || null,
    fileId: Number(value('fileId')) || null,
  };
}

function checkFile(id: string, findUpload: (id: number) => Upload | undefined): string | undefined {
  if (id === '') return undefined;
  const upload = /^\d{1,9}$/.test(id) ? findUpload(Number(id)) : undefined;
  if (!upload) return 'Файл не\u00a0найден, загрузите его ещё раз';
  return ATTACHABLE_EXTENSIONS.has(upload.extension) ? undefined : 'Подходят файлы .jpg, .pdf, .doc и\u00a0.docx';
}
