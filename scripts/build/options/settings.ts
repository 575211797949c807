import { validateHeaderName, validateHeaderValue } from 'node:http';
import { z } from 'zod';
import type { AllowedHosts } from '../../../src/lib/browser/content-security-policy.ts';
import { DEMO_API_URL } from '../../demo-api/address.ts';
import { readEnvFile } from '../../setup/read-env-file.ts';
import { SECRET_SETTINGS } from '../../setup/secret-settings.mjs';
import { UsageError } from '../../setup/usage-error.ts';

const ORIGINS = 'origins without a path, like https://files.example.org https://video.example.org';

const ADDRESS = 'a web address like https://api.example.org';

/** In the one form that all comparisons and headers need: a host in ASCII and in lower case, no default port, no last slash. */
const webAddress = z.string(ADDRESS).transform((text, context) => {
  const url = URL.parse(text);
  const isAddress = url !== null && /^https?:$/.test(url.protocol);
  if (isAddress && url.username === '' && url.password === '') return url.href.replace(/\/+$/, '');
  const expected = isAddress
    ? 'a web address without a name and a password (API_HEADERS may hold those of the API)'
    : ADDRESS;
  context.addIssue({ code: 'custom', message: expected });
  return z.NEVER;
});

/** The start of other addresses. */
const baseAddress = webAddress.refine((text) => !/[?#]/.test(text), `${ADDRESS}, without a query`);

/** A source with a path would allow that path only. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .pipe(
    z.array(
      webAddress.refine((text) => new URL(text).origin === text, ORIGINS),
      ORIGINS,
    ),
  );

const HEADERS = 'JSON like {"Authorization": "Bearer …"}';

const headers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: HEADERS });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string(), HEADERS))
  .refine(
    (given) => Object.entries(given).every(isHeader),
    `${HEADERS}, with names and values that a header may have: no letters other than Latin ones, no line breaks`,
  );

function isHeader([name, value]: [string, string]): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/** A timer of Node ends at once for a longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const milliseconds = z.coerce
  .number('a number of milliseconds')
  .int('a whole number of milliseconds')
  .positive('more than 0')
  .max(LONGEST_TIMER_MS, `at most ${LONGEST_TIMER_MS} milliseconds`);

const DEFAULT_SITE_URL = 'http://localhost:4173';

const schema = z.object({
  API_BASE_URL: baseAddress.default(DEMO_API_URL),
  PUBLIC_API_BASE_URL: baseAddress.optional(),
  API_HEADERS: headers.default({}),
  SITE_URL: webAddress
    .refine((text) => new URL(text).origin === text, 'an origin without a path, like https://example.org')
    .default(DEFAULT_SITE_URL),
  API_TIMEOUT_MS: milliseconds.default(30_000),
  BUILD_TIMEOUT_MS: milliseconds.optional(),
  MAPS_API_KEY: z.string().min(1).optional(),
  FILES_ORIGIN: origins.optional(),
  CSP_REPORT_URL: webAddress.optional(),
  HSTS: z.enum(['on', 'subdomains', 'off'], '«on», «subdomains» or «off»').default('on'),
  OG_PICTURES: z.enum(['auto', 'pages', 'kinds'], '«auto», «pages» or «kinds»').default('auto'),
  METRIKA_ID: z.string().regex(/^\d+$/, 'the number of the site in Metrika').optional(),
  METRIKA_CONSENT: z.enum(['ask', 'notice'], '«ask» or «notice»').default('ask'),
  SERVICE_WORKER: z.enum(['on', 'off'], '«on» or «off»').default('on'),
});

export type Settings = z.output<typeof schema>;

/** The hosts that pages with these settings may use. */
export function allowedHosts(settings: Settings): AllowedHosts {
  const api = new URL(settings.PUBLIC_API_BASE_URL ?? settings.API_BASE_URL).origin;
  return {
    api,
    files: settings.FILES_ORIGIN ?? [api],
    analytics: settings.METRIKA_ID !== undefined,
    secure: settings.SITE_URL.startsWith('https:'),
    reports: settings.CSP_REPORT_URL,
    hsts: settings.HSTS,
  };
}

const deploySchema = z.object({
  SITE_URL: webAddress.optional(),
  S3_ENDPOINT: baseAddress,
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the name of a region, like ru-central1')
    .default('us-east-1'),
  S3_BUCKET: z.string('the name of a bucket').regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
  S3_ACCESS_KEY_ID: z.string('the id of an access key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string('the secret of an access key of the bucket'),
  S3_GZIP: z.enum(['on', 'off'], '«on» or «off»').default('on'),
  S3_PAGES: z.enum(['pathnames', 'folders'], '«pathnames» or «folders»').default('pathnames'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, '8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: webAddress.default('https://yandex.com/indexnow'),
});

const PORTS = 'a number from 0 to 65535';
const listenSchema = z.object({ PORT: z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65_535, PORTS).optional() });

const notificationSchema = z.object({ NOTIFY_URL: webAddress.optional(), SITE_URL: schema.shape.SITE_URL });

export type DeploySettings = z.output<typeof deploySchema>;

/** Settings whose values are never printed, because messages appear in workflow logs. */
const SECRETS = new Set(SECRET_SETTINGS);

/** A workflow sets an unset variable to an empty text; the site would then link to localhost. */
const NOT_EMPTY = new Set(['SITE_URL']);

const KNOWN = new Set(
  [schema, deploySchema, notificationSchema, listenSchema].flatMap(({ shape }) => Object.keys(shape)),
);

/** An environment with the defaults of all settings, for tests: they must not depend on a developer's `.env`. */
export const DEFAULT_ENVIRONMENT: Record<string, string> = {
  ...Object.fromEntries([...KNOWN].map((name) => [name, ''])),
  SITE_URL: DEFAULT_SITE_URL,
};

/**
 * The settings from the environment, which override those of `.env`. @throws {UsageError} with the setting and its expected
 * value
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile = '.env'): Settings {
  return readGroup(schema, environment, envFile);
}

/** The settings of the publishing commands. @throws {UsageError} with the setting and its expected value */
export function readDeploySettings(environment: NodeJS.ProcessEnv, envFile = '.env'): DeploySettings {
  return readGroup(deploySchema, environment, envFile);
}

/** The settings of failure notifications. @throws {UsageError} with the setting and its expected value */
export function readNotificationSettings(
  environment: NodeJS.ProcessEnv,
  envFile = '.env',
): z.output<typeof notificationSchema> {
  return readGroup(notificationSchema, environment, envFile);
}

/** The port to listen on. @throws {UsageError} */
export function readPort(environment: NodeJS.ProcessEnv, fallback: number, envFile = '.env'): number {
  return readGroup(listenSchema, environment, envFile).PORT ?? fallback;
}

function readGroup<S extends z.ZodObject>(group: S, environment: NodeJS.ProcessEnv, envFile: string): z.output<S> {
  const fromFile = readEnvFile(envFile);
  const stranger = Object.keys(fromFile).find((name) => !KNOWN.has(name));
  if (stranger) throw new UsageError(`${envFile}: unknown setting ${stranger}; known are ${[...KNOWN].join(', ')}`);

  const given = Object.fromEntries(
    Object.keys(group.shape).flatMap((name) => {
      // A pasted key often ends with a line break, which stores answer with «403».
      const value = (environment[name] ?? fromFile[name])?.trim();
      return value === undefined || (value === '' && !NOT_EMPTY.has(name)) ? [] : [[name, value]];
    }),
  );
  const result = group.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new UsageError(`Setting ${name}: expected ${issue?.message}, ${describeValue(name, given[name])}`);
}

function describeValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'it is not set';
  const mayHavePassword = value.includes('@');
  return SECRETS.has(name) || mayHavePassword ? 'got something else' : `got «${value}»`;
}
