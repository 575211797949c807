import { canonicalPathname, encodeSegment } from '../../src/lib/address/pathname.ts';
import { parseNamedChange } from '../build/options/named-change.ts';
import { parsePathList } from '../build/options/path-list.ts';
import { reasonOf } from '../setup/reason-of.ts';

/** The unchecked inputs of a publication. */
export interface WebhookFields {
  paths: string;
  changed: string;
}

/** The validated inputs for the steps of the publication. */
export interface Webhook {
  /** Pages to check after the publication. */
  paths: string[];
  /** Calls whose replies have changed; empty: everything may have changed. */
  changed: string[];
  /** The problems of the inputs, a line each. */
  warnings: string[];
}

/**
 * Parses the message of a content system. Malformed input never fails a publication: without `changed` the build fetches
 * everything, without a path the check leaves that page out.
 */
export function readWebhook(fields: WebhookFields): Webhook {
  const warnings: string[] = [];
  const paths = listOf('paths', fields.paths, warnings, 'no page is looked at for it').flatMap((path) => {
    try {
      return [canonicalPathname(path)];
    } catch (error) {
      warnings.push(`paths: «${path}» is left out: ${reasonOf(error)}`);
      return [];
    }
  });
  return { paths, changed: changedCalls(fields.changed, warnings), warnings };
}

/** All or nothing: a build that relies on named changes needs all of them. */
function changedCalls(text: string, warnings: string[]): string[] {
  try {
    const calls = listOf('changed', text, warnings, 'everything is looked at').map(encoded);
    for (const call of calls) parseNamedChange(call);
    return calls;
  } catch (error) {
    warnings.push(`changed: ${reasonOf(error)}: everything is looked at`);
    return [];
  }
}

/** A content system may send unencoded slugs. @throws for a query, which would become a part of the slug, and for other slugs */
function encoded(call: string): string {
  if (/[?#]/.test(call)) throw new Error(`«${call}» is not the path of a call`);
  return call
    .split('/')
    .map((part) => (part === '' ? part : encodeSegment(decodeURIComponent(part))))
    .join('/');
}

function listOf(name: string, text: string, warnings: string[], effect: string): string[] {
  try {
    return parsePathList(text);
  } catch (error) {
    warnings.push(`${name}: expected a list of paths that begin with «/», got ${text} (${reasonOf(error)}): ${effect}`);
    return [];
  }
}
