import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../../scripts/serve/listen.ts';

/** Serves the files of a folder by a package, without the headers and redirects of this site. */
export async function serveStatic(dir: string): Promise<{ url: string; close: () => void }> {
  const files = sirv(dir, { extensions: ['html'] });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
  const url = await listen(server, 0);
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
