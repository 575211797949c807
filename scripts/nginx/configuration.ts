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
