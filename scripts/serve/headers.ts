/** Hosts beside our own that a page may talk to. */
export interface AllowedHosts {
  /** Origin of the API. */
  api: string;
  /** Origins of pictures, videos and documents. */
  files: string[];
}

/** Headers of a file of the published tree, by its address. The deployment sends the same ones. */
export function responseHeaders(pathname: string, hosts: AllowedHosts): Record<string, string> {
  return {
    'Cache-Control': cacheControl(pathname),
    'Content-Security-Policy': contentSecurityPolicy(hosts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** Hashed parts never change; everything else is asked for anew, and answered with 304 while it is the same. */
export function cacheControl(pathname: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** No inline script, no evaluation, no host beyond the named ones. */
export function contentSecurityPolicy({ api, files }: AllowedHosts): string {
  const fileHosts = files.join(' ');
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: ${fileHosts}`,
    'font-src': "'self'",
    'media-src': `'self' ${fileHosts}`,
    'connect-src': `'self' ${api}`,
    'frame-src': "'self' https://rutube.ru https://vk.com",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}
