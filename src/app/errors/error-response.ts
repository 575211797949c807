/** The status for a missing connection, as in `fetch`. */
export const NO_CONNECTION = 0;

/** The error pages that the build renders. */
export type ErrorStatus = 404 | 500 | typeof NO_CONNECTION;

/**
 * A response that leads to an error page. The router recognizes such responses by their fields (`isRouteErrorResponse`); its
 * own class is not exported.
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
