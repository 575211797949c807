import { SERVICE_WORKER_PATH } from './offline-cache.ts';

/** Required by browsers with Trusted Types in place of strings that become code or markup. */
interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (text: string) => string },
  ) => { createHTML: (text: string) => string; createScriptURL: (text: string) => string };
}

const policyFactory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

/** The policy names that the content policy allows. */
export const POLICY_NAMES = ['rich-text', 'scripts'] as const;

const richText = policyFactory?.createPolicy('rich-text', { createHTML: (markup) => markup });

/** Markup that was cleaned when the API's reply was parsed. Only `RichText` uses it. */
export function trustedMarkup(markup: string): string {
  return richText?.createHTML(markup) ?? markup;
}

/** The URL of the site's worker or of an allowed third-party script. @throws {TypeError} for any other URL. */
export function trustedScript(href: string): string {
  if (href !== SERVICE_WORKER_PATH && !isAllowedScriptHost(new URL(href)))
    throw new TypeError(`${href} is not an allowed script`);
  scripts ??= policyFactory?.createPolicy('scripts', { createScriptURL: (url) => url });
  return scripts?.createScriptURL(href) ?? href;
}

function isAllowedScriptHost({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && SCRIPT_HOSTS.includes(hostname);
}

const SCRIPT_HOSTS = ['mc.yandex.ru', 'api-maps.yandex.ru'];
let scripts: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;
