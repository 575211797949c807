import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { decodeUri } from '../../src/lib/address/decode-uri.ts';
import { contentType } from './content-type.ts';
import { isHiddenFile, isOnlyForBuilds } from './hidden-file.ts';
import { type AllowedHosts, responseHeaders } from './headers.ts';
import { staticFiles } from './static-files.ts';

/**
 * Serves like the host of the published tree: clean URLs, 404.html with status 404, cache and security headers.
 * @param compressed whether replies are compressed, which takes more time than it saves on the same machine
 */
export function createSiteServer(dir: string, hosts: AllowedHosts, { compressed = true } = {}): Server {
  const send = staticFiles(dir, {
    etag: true,
    extensions: [],
    setHeaders: (response, file) =>
      setHeaders(response, { ...responseHeaders(file, hosts), 'Content-Type': contentType(file) }),
  });
  const compress = compression({ filter: (request, response) => compressed && compression.filter(request, response) });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileOf(request.url ?? '/');
    if (file === undefined) return notFound(response);
    // The middleware does not decode «%3F», but takes a pathname that has been parsed before.
    const parsed = Object.assign(request, { _parsedUrl: { raw: request.url, pathname: encodeURI(file) } });
    // It is written for Express but needs only Node's own objects.
    compress(parsed as never, response as never, () => send(parsed, response, () => notFound(response)));
  });

  /** The file of the tree for a URL: that of its pathname, or the page in that folder. Undefined if the host has none. */
  function fileOf(url: string): string | undefined {
    const pathname = decodedPathname(url);
    if (pathname === undefined || isHiddenFile(pathname) || isOnlyForBuilds(pathname)) return undefined;
    return [pathname, path.posix.join(pathname, 'index.html')].find(isFile);
  }

  function isFile(pathname: string): boolean {
    try {
      return statSync(path.join(dir, pathname)).isFile();
    } catch {
      return false; // it does not exist, or a tool asks for a name that no file can have
    }
  }

  function notFound(response: ServerResponse) {
    setHeaders(response, responseHeaders('/404.html', hosts));
    response.writeHead(404, { 'Content-Type': contentType('404.html') });
    createReadStream(path.join(dir, '404.html'))
      .on('error', () => response.end('Not found'))
      .pipe(response);
  }
}

/** Undefined for an invalid encoding, and for what may be taken for another pathname: two or encoded slashes, a backslash, NUL. */
function decodedPathname(url: string): string | undefined {
  const [pathname = ''] = url.split(/[?#]/, 1);
  const segments = pathname.split('/').map(decodeUri);
  const isUnclear =
    pathname.includes('//') || segments.some((segment) => segment === undefined || /[/\\\0]/.test(segment));
  return isUnclear ? undefined : segments.join('/');
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
