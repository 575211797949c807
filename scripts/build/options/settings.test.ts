import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { DEMO_API_URL } from '../../demo-api/address.ts';
import {
  allowedHosts,
  DEFAULT_ENVIRONMENT,
  readDeploySettings,
  readNotificationSettings,
  readPort,
  readSettings,
} from './settings.ts';

const NO_FILE = path.join(tmpdir(), 'no-such.env');

describe('readSettings', () => {
  it('has defaults', () => {
    expect(readSettings({}, NO_FILE)).toMatchObject({
      API_BASE_URL: DEMO_API_URL,
      SITE_URL: 'http://localhost:4173',
      API_TIMEOUT_MS: 30_000,
      SERVICE_WORKER: 'on',
    });
  });

  it('drops a trailing slash of URLs', () => {
    expect(readSettings({ SITE_URL: 'https://example.org/' }, NO_FILE).SITE_URL).toBe('https://example.org');
  });

  it.each([
    ['https://чистосфера.рф', 'https://xn--80ajiyldbguy.xn--p1ai'],
    ['HTTPS://Example.ORG:443/', 'https://example.org'],
  ])('turns %s into the form that addresses of the site have', (given, expected) => {
    const { SITE_URL, FILES_ORIGIN } = readSettings({ SITE_URL: given, FILES_ORIGIN: given }, NO_FILE);
    expect([SITE_URL, FILES_ORIGIN]).toEqual([expected, [expected]]);
  });

  it.each(['API_BASE_URL', 'PUBLIC_API_BASE_URL', 'SITE_URL'])('prints no password in %s', (name) => {
    const read = () => readSettings({ [name]: 'https://robot:secret@api.test' }, NO_FILE);
    expect(read).toThrow(`Setting ${name}: expected a web address without a name and a password`);
    expect(read).not.toThrow('secret');
    expect(() => readSettings({ [name]: 'robot:secret@api.test' }, NO_FILE)).not.toThrow('secret');
  });

  it('keeps the query of an address that is complete', () => {
    const NOTIFY_URL = 'https://chat.test/send?chat_id=7';
    expect(readNotificationSettings({ NOTIFY_URL }, NO_FILE).NOTIFY_URL).toBe(NOTIFY_URL);
  });

  it('parses several origins of files', () => {
    const FILES_ORIGIN = 'https://files.test/, https://video.test:8443';
    expect(allowedHosts(readSettings({ FILES_ORIGIN }, NO_FILE)).files).toEqual([
      'https://files.test',
      'https://video.test:8443',
    ]);
  });

  it.each([
    [{ FILES_ORIGIN: 'https://a.test https://b.test/media' }, 'Setting FILES_ORIGIN: expected origins without a path'],
    [{ API_BASE_URL: 'localhost' }, 'Setting API_BASE_URL: expected a web address'],
    [{ API_BASE_URL: 'https://api.test/?key=1' }, 'Setting API_BASE_URL: expected a web address like'],
    [{ SITE_URL: 'https://example.org?ru' }, 'Setting SITE_URL: expected an origin without a path'],
    [{ FILES_ORIGIN: 'https://files.test#top' }, 'Setting FILES_ORIGIN: expected origins without a path'],
    [{ API_HEADERS: '{"Authorization":"Bearer ключ"}' }, 'Setting API_HEADERS: expected JSON'],
    [{ API_HEADERS: '{"Authorization":"Bearer x\\n"}' }, 'Setting API_HEADERS: expected JSON'],
    [{ API_HEADERS: '{"User agent":"build"}' }, 'Setting API_HEADERS: expected JSON'],
    [{ SITE_URL: 'https://example.org/ru' }, 'Setting SITE_URL: expected an origin without a path'],
    [{ API_TIMEOUT_MS: 'soon' }, 'Setting API_TIMEOUT_MS: expected a number of milliseconds, got «soon»'],
    [{ API_TIMEOUT_MS: '2147483648' }, 'API_TIMEOUT_MS: expected at most 2147483647 milliseconds, got «2147483648»'],
    [{ BUILD_TIMEOUT_MS: '3000000000' }, 'Setting BUILD_TIMEOUT_MS: expected at most 2147483647 milliseconds'],
    [{ API_HEADERS: 'Bearer x' }, 'Setting API_HEADERS: expected JSON'],
    [{ API_HEADERS: '{"a":1}' }, 'Setting API_HEADERS: expected'],
    [{ SERVICE_WORKER: 'none' }, 'Setting SERVICE_WORKER: expected «on» or «off», got «none»'],
    [{ SITE_URL: '' }, 'Setting SITE_URL: expected a web address like https://api.example.org, got «»'],
    [{ METRIKA_ID: 'id7' }, 'Setting METRIKA_ID: expected the number of the site in Metrika'],
  ])('refuses %j with a message of one line', (environment, message) => {
    expect(() => readSettings(environment, NO_FILE)).toThrow(message);
  });

  it('leaves out the blanks and line breaks around a pasted value', () => {
    const pasted = { METRIKA_ID: '7\n', SERVICE_WORKER: ' off ', MAPS_API_KEY: ' ' };
    expect(readSettings(pasted, NO_FILE)).toEqual(readSettings({ METRIKA_ID: '7', SERVICE_WORKER: 'off' }, NO_FILE));
    const keys = { S3_ACCESS_KEY_ID: 'key\r\n', S3_SECRET_ACCESS_KEY: ' secret\n' };
    const settings = readDeploySettings({ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'site', ...keys }, NO_FILE);
    expect(settings).toMatchObject({ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
  });

  it('reads a file of an editor on Windows', () => {
    const file = path.join(temporaryFolder(), '.env');
    writeFileSync(file, '\uFEFFSITE_URL=https://example.org\r\nMETRIKA_ID=7\r\n');
    expect(readSettings({}, file)).toMatchObject({ SITE_URL: 'https://example.org', METRIKA_ID: '7' });
  });

  it('names an unknown setting of the file', () => {
    const file = path.join(temporaryFolder(), '.env');
    writeFileSync(file, 'API_BASEURL=http://x\n');
    expect(() => readSettings({}, file)).toThrow('unknown setting API_BASEURL');
  });
});

describe('the default environment', () => {
  it('overrides the settings of the file', () => {
    const file = path.join(temporaryFolder(), '.env');
    writeFileSync(file, 'SITE_URL=https://example.org\nMETRIKA_ID=7\nSERVICE_WORKER=off\nPORT=8080\n');
    expect(readSettings(DEFAULT_ENVIRONMENT, file)).toEqual(readSettings({}, NO_FILE));
    expect(readPort(DEFAULT_ENVIRONMENT, 4173, file)).toBe(4173);
  });
});

describe('readPort', () => {
  it('takes the environment before the file, and a default', () => {
    const file = path.join(temporaryFolder(), '.env');
    writeFileSync(file, 'PORT=8080\n');
    expect(readPort({}, 4173, file)).toBe(8080);
    expect(readPort({ PORT: '0' }, 4173, file)).toBe(0);
    expect(readPort({ PORT: '' }, 4173, NO_FILE)).toBe(4173);
  });

  it.each(['65536', '-1', '80.5', 'http'])('refuses %s', (PORT) => {
    const message = `Setting PORT: expected a number from 0 to 65535, got «${PORT}»`;
    expect(() => readPort({ PORT }, 4173, NO_FILE)).toThrow(message);
  });
});
