import { texts } from '../texts.ts';

interface Limited {
  error?: string | undefined;
  maxLength?: number | undefined;
}

/** What stands below a text: its own error first, then the word that the limit is reached. */
export function textError({ error, maxLength }: Limited, length: number): string | undefined {
  if (error) return error;
  return maxLength !== undefined && length >= maxLength ? texts().limit(maxLength) : undefined;
}
