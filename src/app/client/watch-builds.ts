/** Time between two checks for a newer build, ms. */
const CHECK_INTERVAL_MS = 3_600_000;
/** Time limit of a check, ms; the next check tries again. */
const TIMEOUT_MS = 30_000;

interface BuildWatchOptions {
  /** Another build has been published since the last check, so cached payloads may be stale. */
  onNewBuild: () => void;
  /** Called for the first build that is seen, too. @param app the id of its code, which may be the running one again */
  onPublishedApp: (app: string) => void;
}

/**
 * Fetches the latest build now and every hour; a suspended page fetches it when it becomes visible. It only calls the
 * listeners and reloads nothing. A malformed reply is ignored.
 */
export function watchBuilds({ onNewBuild, onPublishedApp }: BuildWatchOptions): void {
  let known: string | undefined;
  let askedAt = 0;
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    askedAt = Date.now();
    await compareWithLatest();
    isChecking = false;
  };
  const compareWithLatest = async () => {
    const id = await latestBuild();
    if (id === undefined || id === known) return;
    const isFirst = known === undefined;
    const published = await appIdOf(id);
    // A build without a record is not complete yet; the next check tries again.
    if (published === undefined) return;
    known = id;
    if (!isFirst) onNewBuild();
    onPublishedApp(published);
  };
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= CHECK_INTERVAL_MS) void check();
  };
  void check();
  setInterval(() => void check(), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', checkWhenVisible);
}

async function latestBuild(): Promise<string | undefined> {
  const latest = await readJson(`/builds/latest.json?t=${Date.now()}`);
  const id = latest?.['id'];
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined;
}

async function appIdOf(id: string): Promise<string | undefined> {
  const meta = await readJson(`/builds/meta/${id}.json`);
  return meta?.['id'] === id && typeof meta['app'] === 'string' ? meta['app'] : undefined;
}

/** A JSON object; undefined for a failed request, HTML and malformed JSON. */
async function readJson(url: string): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return void (await response.body?.cancel());
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
