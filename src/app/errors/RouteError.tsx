import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NO_CONNECTION } from './error-response.ts';
import { NotFound } from './NotFound.tsx';
import { ServerError } from './ServerError.tsx';

/** The error page inside the layout: for what does not exist, for what is not at hand, and for everything else. */
export function RouteError({ Offline }: { Offline: ComponentType }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFound reason={messageOf(error)} />;
  if (status === NO_CONNECTION) return <Offline />;
  return <ServerError message={messageOf(error)} status={status} />;
}

/** An error of the code is said in a browser's own words, which are no use to a visitor. The router has logged it. */
function messageOf(error: unknown): string {
  return isRouteErrorResponse(error) ? String(error.data ?? error.statusText) : '';
}
