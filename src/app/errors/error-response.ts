/** The status of no answer at all, as `fetch` has it: there is no connection. */
export const NO_CONNECTION = 0;

/** The error pages that the build draws. */
export type ErrorStatus = 404 | 500 | typeof NO_CONNECTION;

/**
 * An answer that ends in an error page. The router tells such answers from thrown errors by their fields
 * (`isRouteErrorResponse`), so this is its shape and not a class of its own package, which it does not export.
 */
export class ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly data: string;
  readonly internal = true;
  constructor(status: number, data = '') {
    this.status = status;
    this.statusText = status === 404 ? 'Not Found' : 'Internal Server Error';
    this.data = data;
  }
}
