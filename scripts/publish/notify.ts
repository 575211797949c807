/** Time limit of the request, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Posts a text as JSON, `{"text": "…"}`, the format of Telegram, Slack, Mattermost and mail gateways.
 * @throws {Error} when it was refused; the message omits the URL, which may contain a key
 */
export async function notify(text: string, url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(
      `The notification failed: NOTIFY_URL does not answer (${error instanceof Error ? error.name : 'no reason'})`,
    );
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The notification failed: NOTIFY_URL answered with status ${response.status}`);
}
