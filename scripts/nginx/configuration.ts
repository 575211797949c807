import { CONTENT_TYPES, isCompressible } from '../serve/content-type.ts';
import { type AllowedHosts, CACHE_RULES, commonHeaders, policyRules, type Rule } from '../serve/headers.ts';

/** An alias of a page: its pathname, decoded, and the target, encoded. */
export interface Redirect {
  from: string;
  to: string;
}

const CACHE_VARIABLE = '$chistosfera_cache';
const POLICY_VARIABLE = '$chistosfera_policy';
const REDIRECT_VARIABLE = '$chistosfera_moved_to';
const GENERATED_NOTE = '# Written by npm run nginx.\n';

/** Headers and redirects by URL, for the `http` block. */
export function mapsConf(hosts: AllowedHosts, redirects: Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `    ${quoted(from)} ${quoted(to)};\n`);
  return [
    GENERATED_NOTE,
    'map_hash_max_size 262144;\nmap_hash_bucket_size 512;\n',
    mapOf(CACHE_VARIABLE, CACHE_RULES),
    mapOf(POLICY_VARIABLE, policyRules(hosts)),
    `map $uri ${REDIRECT_VARIABLE} {\n    default "";\n${moved.join('')}}\n`,
  ].join('\n');
}

/**
 * Types, compression and headers of files, for a `server` block.
 * @param brotli beside gzip, for an nginx with the module: others refuse the directives
 */
export function filesConf(hosts: AllowedHosts, { brotli = false } = {}): string {
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => ({ extension, type: withoutCharset(type) }));
  const names = [...new Set(types.filter(({ type }) => isCompressible(type)).map(({ type }) => type))];
  // nginx includes HTML itself, and warns when it is listed again.
  const besidesHtml = (list: string[]) => list.filter((name) => name !== 'text/html').join(' ');
  const withCharset = Object.values(CONTENT_TYPES).filter((type) => type !== withoutCharset(type));
  const headers = {
    'Cache-Control': CACHE_VARIABLE,
    'Content-Security-Policy': POLICY_VARIABLE,
    ...commonHeaders(hosts),
  };
  return [
    GENERATED_NOTE,
    `types {\n${types.map(({ extension, type }) => `    ${type} ${extension};\n`).join('')}}`,
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${besidesHtml([...new Set(withCharset.map(withoutCharset))])};`,
    'gzip on;\ngzip_comp_level 5;\ngzip_min_length 1000;\ngzip_proxied any;\ngzip_vary on;',
    `gzip_types ${besidesHtml(names)};`,
    ...(brotli
      ? [`brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 1000;\nbrotli_types ${besidesHtml(names)};`]
      : []),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
  ].join('\n');
}

/** Headers of a store's reply that differ from those of the site or that concern nobody else. */
const STORE_HEADERS = ['Cache-Control', 'x-amz-id-2', 'x-amz-request-id', 'x-amz-version-id', 'x-rgw-object-type'];

/**
 * Maps the URLs of the site to the objects of a bucket whose pages are in folders, for a `server` block.
 * @param bucket the URL of the bucket, without a trailing slash
 */
export function storeConf(bucket: string): string {
  const { pathname, origin } = new URL(bucket);
  const extensions = Object.keys(CONTENT_TYPES).join('|');
  return `${GENERATED_NOTE}# Maps the URLs of the site to the objects of a bucket.
include chistosfera/common.conf;

if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
}

proxy_http_version 1.1;
proxy_set_header Connection "";
# What a visitor sends to the site is not for the store.
proxy_set_header Authorization "";
proxy_set_header Cookie "";
# A query would select another call of the store.
set $args "";
# A range of compressed bytes cannot be decompressed.
proxy_set_header Range "";
proxy_set_header If-Range "";
${STORE_HEADERS.map((name) => `proxy_hide_header ${name};`).join('\n')}
proxy_intercept_errors on;
error_page 400 =404 /404.html;
recursive_error_pages on;
# Stored compressed; for a client that does not accept it.
gunzip on;

location / {
    error_page 400 403 404 = @page;
    proxy_pass ${origin}${pathname}/;
}

location = / {
    rewrite ^ /index.html last;
}

# A page is in its folder; all other files have one of these extensions.
location ~ ^/(?!.*\\.(?:${extensions})$). {
    rewrite ^(.*?)/?$ $1/index.html last;
}

# A page whose name ends like a file.
location @page {
    rewrite ^(.*)$ ${pathname}$1/index.html break;
    proxy_pass ${origin};
}

location = /404.html {
    internal;
    proxy_intercept_errors off;
    proxy_pass ${origin}${pathname}/404.html;
}

location = /500.html {
    internal;
    proxy_intercept_errors off;
    proxy_pass ${origin}${pathname}/500.html;
}
`;
}

function mapOf(variable: string, rules: readonly Rule[]): string {
  const lines = rules.map(([{ source }, value]) => `    ${quoted(`~${source}`)} ${quoted(value)};\n`);
  return `map $uri ${variable} {\n${lines.join('')}}\n`;
}

function withoutCharset(type: string): string {
  return type.replace(/;.*/, '');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
