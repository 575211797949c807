import { appendFileSync } from 'node:fs';
import { readNotificationSettings } from '../build/options/settings.ts';
import { UsageError } from '../setup/usage-error.ts';
import { notify } from './notify.ts';
import { DAY_MS, PREVIEW_DAYS } from './retention.ts';

/** The log of the command, the page of the workflow's run, or the chat of `NOTIFY_URL`. */
export type PreviewPlace = 'log' | 'summary' | 'chat';
export const PREVIEW_PLACES: PreviewPlace[] = ['log', 'summary', 'chat'];

/** Tells a text about a preview. */
export type TellPreview = (text: string) => Promise<void> | void;

/** Called before anything is published. @throws {UsageError} when nobody would learn the address */
export function tellerFor(place: PreviewPlace, environment: NodeJS.ProcessEnv): TellPreview {
  const { GITHUB_STEP_SUMMARY } = environment;
  if (place === 'summary' && GITHUB_STEP_SUMMARY) return (text) => appendFileSync(GITHUB_STEP_SUMMARY, text);
  if (place !== 'chat') return (text) => console.log(text);
  const { NOTIFY_URL } = readNotificationSettings(environment);
  if (NOTIFY_URL === undefined)
    throw new UsageError('NOTIFY_URL is not set, so nobody would learn the secret address: nothing was published');
  return (text) => notify(text, NOTIFY_URL);
}

/** @param keys the keys of the pages in the bucket */
export function previewText(keys: string[], siteUrl: string, now: number): string {
  const lastDay = new Date(now + PREVIEW_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const addresses = keys.map((key) => `- ${new URL(key.split('/').map(encodeURIComponent).join('/'), siteUrl).href}\n`);
  return `Preview until ${lastDay}:\n\n${addresses.join('')}`;
}
