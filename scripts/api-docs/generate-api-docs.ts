import { format } from 'prettier';
import { documentedCalls } from './documented-calls.ts';
import { markdownOf } from './markdown.ts';
import { openApiOf } from './openapi.ts';

/** The files of the API's documentation, by their path in the project. */
export async function generateApiDocs(): Promise<Record<string, string>> {
  const calls = documentedCalls();
  return {
    'docs/content-api.md': markdownOf(calls),
    'docs/openapi.json': await format(JSON.stringify(openApiOf(calls)), { parser: 'json', printWidth: 120 }),
  };
}
