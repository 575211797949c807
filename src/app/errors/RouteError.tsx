import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NO_CONNECTION } from './error-response.ts';
import { NotFound } from './NotFound.tsx';
import { ServerError } from './ServerError.tsx';

/** The error page inside the layout: for a 404, for a missing connection and for other errors. */
export function RouteError({ Offline }: { Offline: ComponentType }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFound reason={messageOf(error)} />;
  if (status === NO_CONNECTION) return <Offline />;
  return <ServerError message={messageOf(error)} status={status} />;
}

/** The message of a thrown error is technical, so visitors do not see it. The router has logged it. */
function messageOf(error: unknown): string {
  return isRouteErrorResponse(error) ? String(error.data ?? error.statusText) : '';
}
