import { format } from 'oxfmt';
import { documentedCalls } from './documented-calls.ts';
import { markdownOf } from './markdown.ts';
import { openApiOf } from './openapi.ts';

/** The files of the API's documentation, by their path in the project. */
export async function generateApiDocs(): Promise<Record<string, string>> {
  const calls = documentedCalls();
  const { code } = await format('openapi.json', JSON.stringify(openApiOf(calls)), { printWidth: 120 });
  return { 'docs/content-api.md': markdownOf(calls), 'docs/openapi.json': code };
}
