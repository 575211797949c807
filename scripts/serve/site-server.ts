import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { decodeUri } from '../../src/lib/address/decode-uri.ts';
import { contentType } from './content-type.ts';
import { isHiddenFile, isOnlyForBuilds } from './hidden-file.ts';
import { type AllowedHosts, responseHeaders } from './headers.ts';

/**
 * Serves like the host of the published tree: clean URLs, 404.html with status 404, cache and security headers.
 * @param compressed whether replies are compressed, which takes more time than it saves on the same machine
 */
export function createSiteServer(dir: string, hosts: AllowedHosts, { compressed = true } = {}): Server {
  const files = sirv(dir, {
    // Reads the folder for each request, so that a newly published tree is served at once.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) =>
      setHeaders(response, { ...responseHeaders(pathname, hosts), 'Content-Type': typeOf(pathname) }),
  });
  const compress = compression({ filter: (request, response) => compressed && compression.filter(request, response) });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = decodedPathname(request.url ?? '/');
    if (!isAnswered(pathname)) return notFound(response);
    // The middleware is written for Express but needs only Node's own objects.
    compress(request as never, response as never, () => files(request, response, () => notFound(response)));
  });

  /** The pathname of a page is that of its folder, which may end like a file name. */
  function typeOf(pathname: string): string {
    const file = decodeUri(pathname) ?? pathname;
    return contentType(isFile(file) ? file : 'index.html');
  }

  function isFile(pathname: string): boolean {
    if (pathname.includes('\0')) return false;
    return statSync(path.join(dir, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** The middleware is more lenient than a host: it accepts two slashes as one, and a file name with a slash at its end. */
  function isAnswered(pathname: string): boolean {
    if (pathname.includes('//') || isHiddenFile(pathname)) return false;
    const name = pathname.replace(/\/$/, '');
    return !isOnlyForBuilds(name) && !isNameOfFile(name) && (name === pathname || !isFile(name));
  }

  /** `/404`, `/about/index`: the middleware would serve the file with that name, but there is no such page. */
  function isNameOfFile(pathname: string): boolean {
    return !pathname.includes('\0') && existsSync(path.join(dir, `${pathname}.html`));
  }

  function notFound(response: ServerResponse) {
    setHeaders(response, responseHeaders('/404.html', hosts));
    response.writeHead(404, { 'Content-Type': contentType('404.html') });
    createReadStream(path.join(dir, '404.html'))
      .on('error', () => response.end('Not found'))
      .pipe(response);
  }
}

function decodedPathname(url: string): string {
  const [pathname = ''] = url.split('?', 1);
  return decodeUri(pathname) ?? pathname;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
