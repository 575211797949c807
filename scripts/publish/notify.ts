/** Time limit of the request, ms. */
const TIMEOUT_MS = 10_000;
/** Redirects of which the target gets the same request. After all others `fetch` sends a GET, and the text is lost. */
const KEEPING_REDIRECTS = [307, 308];

/**
 * Posts a text as JSON, `{"text": "…"}`, the format of Telegram, Slack, Mattermost and mail gateways.
 * @throws {Error} when it was refused; the message omits the URL, which may contain a key
 */
export async function notify(text: string, url: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const post = async (redirect: 'manual' | 'follow') => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
      redirect,
    }).catch((error: unknown) => {
      throw new Error(`The notification failed: NOTIFY_URL does not answer (${codeOf(error)})`);
    });
    await response.body?.cancel();
    return response;
  };
  const first = await post('manual');
  const { ok, status } = KEEPING_REDIRECTS.includes(first.status) ? await post('follow') : first;
  if (!ok) throw new Error(`The notification failed: NOTIFY_URL answered with status ${status}`);
}

/** The message may name the URL. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
