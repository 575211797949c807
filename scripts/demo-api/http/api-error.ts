/** The codes of the specification's error catalogue that this API returns. */
export const ERROR_CODES = { unknown: 1, validation: 2, notFound: 107 } as const;

export type FieldErrors = Record<string, string[]>;

/** Sent as `{"error": {"code", "message"}}`. Backend errors have status 200, as the real API's may have. */
export class ApiError extends Error {
  readonly code: number;
  readonly detail: string | FieldErrors;
  readonly status: number;

  constructor(code: number, detail: string | FieldErrors, status = 200) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.status = status;
  }
}

export const notFound = () => new ApiError(ERROR_CODES.notFound, 'Запись не найдена');
export const invalid = (errors: FieldErrors) => new ApiError(ERROR_CODES.validation, errors);
