/** How often an open page asks for a newer build, ms. */
const CHECK_INTERVAL_MS = 3_600_000;
/** A host that says nothing for so long is asked again at the next check, ms. */
const TIMEOUT_MS = 30_000;

interface BuildWatchOptions {
  /** The code that runs. */
  app: string;
  /** Another build is published than the last time: what was loaded before may be old. */
  onNewBuild: () => void;
  /** Its code is another one, too. @param app its id */
  onNewApp: (app: string) => void;
}

/**
 * Asks for the latest build now and every hour; a page that was asleep asks when it wakes. It only tells: nothing is
 * loaded anew under a visitor's hands. What is no record of a build is no news.
 */
export function watchBuilds({ app, onNewBuild, onNewApp }: BuildWatchOptions): void {
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
    // Without its record the build is not whole yet: the next check will see.
    if (published === undefined) return;
    known = id;
    if (!isFirst) onNewBuild();
    if (published !== app) onNewApp(published);
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

/** An object, or nothing: no connection, HTML and nonsense are all the same here. */
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
