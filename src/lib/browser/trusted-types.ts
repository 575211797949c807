import { SERVICE_WORKER_PATH } from './offline-cache.ts';

/** What browsers with Trusted Types want in place of a string, where code or markup would come of it. */
interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (text: string) => string },
  ) => { createHTML: (text: string) => string; createScriptURL: (text: string) => string };
}

const policyFactory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

/** The names that the site's policy allows. */
export const POLICY_NAMES = ['rich-text', 'scripts'] as const;

const richText = policyFactory?.createPolicy('rich-text', { createHTML: (markup) => markup });

/** Markup that was cleaned at the door of the API. Only `RichText` has a use for it. */
export function trustedMarkup(markup: string): string {
  return richText?.createHTML(markup) ?? markup;
}

/** The site's worker, and scripts of others that it may load. @throws {TypeError} for any other address. */
export function trustedScript(address: string): string {
  if (address !== SERVICE_WORKER_PATH && !isAllowedScriptHost(new URL(address)))
    throw new TypeError(`${address} is no script of ours`);
  scripts ??= policyFactory?.createPolicy('scripts', { createScriptURL: (url) => url });
  return scripts?.createScriptURL(address) ?? address;
}

function isAllowedScriptHost({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && SCRIPT_HOSTS.includes(hostname);
}

const SCRIPT_HOSTS = ['mc.yandex.ru', 'api-maps.yandex.ru'];
let scripts: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;
