import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFound } from './errors/NotFound.tsx';
import { ServerError } from './errors/ServerError.tsx';

/** The error page inside the layout: 404 for what does not exist, the other one for everything else. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ServerError message={messageOf(error)} status={isRouteErrorResponse(error) ? error.status : undefined} />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return String(error.data ?? error.statusText);
  return error instanceof Error ? error.message : String(error);
}
