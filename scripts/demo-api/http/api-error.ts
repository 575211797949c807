/** The codes of the specification's error catalogue that this API answers with. */
export const code = { unknown: 1, validation: 2, notFound: 107 } as const;

export type FieldErrors = Record<string, string[]>;

/** Becomes `{"error": {"code", "message"}}`. Backend errors travel with status 200, as those of the real API may. */
export class ApiError extends Error {
  readonly ERROR_CODES: number;
  readonly detail: string | FieldErrors;
  readonly status: number;

  constructor(errorCode: number, detail: string | FieldErrors, status = 200) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
    this.name = 'ApiError';
    this.ERROR_CODES = errorCode;
    this.detail = detail;
    this.status = status;
  }
}

export const notFound = () => new ApiError(code.notFound, 'Запись не найдена');
export const invalid = (errors: FieldErrors) => new ApiError(code.validation, errors);
