import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { AllowedHosts } from '../../src/lib/content-security.ts';

/** A mistake of the person who runs a command: shown as one line, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The demo API's address when no other API is named. */
export const DEMO_API_URL = 'http://127.0.0.1:4010';

const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'a web address like https://api.example.org',
  )
  .transform((text) => text.replace(/\/+$/, ''));

const headers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON like {"Authorization": "Bearer …"}' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string(), 'JSON like {"Authorization": "Bearer …"}'));

const milliseconds = z.coerce
  .number('a number of milliseconds')
  .int('a whole number of milliseconds')
  .positive('more than 0');

const schema = z.object({
  API_BASE_URL: webAddress.default(DEMO_API_URL),
  PUBLIC_API_BASE_URL: webAddress.optional(),
  API_HEADERS: headers.default({}),
  SITE_URL: webAddress
    .refine((text) => new URL(text).pathname === '/', 'an origin without a path, like https://example.org')
    .default('http://localhost:4173'),
  API_TIMEOUT_MS: milliseconds.default(30_000),
  MAPS_API_KEY: z.string().min(1).optional(),
  FILES_ORIGIN: webAddress.optional(),
  METRIKA_ID: z.string().regex(/^\d+$/, 'the number of the counter').optional(),
  METRIKA_CONSENT: z.enum(['ask', 'notice'], '«ask» or «notice»').default('ask'),
});

export type Settings = z.output<typeof schema>;

/** Whom the pages of these settings may talk to. */
export function allowedHosts(settings: Settings): AllowedHosts {
  const api = new URL(settings.PUBLIC_API_BASE_URL ?? settings.API_BASE_URL).origin;
  return {
    api,
    files: [settings.FILES_ORIGIN ?? api],
    counter: settings.METRIKA_ID !== undefined,
    secure: settings.SITE_URL.startsWith('https:'),
  };
}

/** Settings of the other commands, which may stand in the same `.env`. */
const OTHERS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'INDEXNOW_KEY',
  'CHROMIUM_PATH',
  'PORT',
];

/** The port to listen on. @throws {UsageError} */
export function readPort(environment: NodeJS.ProcessEnv, fallback: number): number {
  const text = environment['PORT'] ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`Setting PORT: expected a number from 0 to 65535, got «${text}»`);
}

/** The settings from the environment, over those of `.env`. @throws {UsageError} naming the setting and what it expects. */
export function readSettings(environment: NodeJS.ProcessEnv, envFile = '.env'): Settings {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const known = new Set([...Object.keys(schema.shape), ...OTHERS]);
  const stranger = Object.keys(fromFile).find((name) => !known.has(name));
  if (stranger) throw new UsageError(`${envFile}: unknown setting ${stranger}; known are ${[...known].join(', ')}`);

  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = environment[name] ?? fromFile[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new UsageError(`Setting ${name}: expected ${issue?.message}, got «${given[name]}»`);
}
