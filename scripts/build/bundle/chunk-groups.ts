/** The properties of a module of the bundler that are used here. */
interface ModuleLinks {
  importers: readonly string[];
  importedIds: readonly string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** The code of the project; packages are left to the bundler. */
const OWN_CODE = /\/src\//;
/** The modules that pages share: those of these folders, and the errors of the API, which the shared ones import. */
const SHARED_CODE = /\/src\/(?:(?:ui|features|lib|i18n)\/|api\/(?:.*\/)?(?:contract-error|errors|envelope)\.ts$)/;
/** The packages of the first load, with what they import. */
const BASE_PACKAGES = /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;
/**
 * Large code that few pages need: other packages (dialogs, date-fns), and the property table. Modules that import it stay out
 * of the shared chunk, because every page would load it.
 */
const LARGE_CODE = /\/node_modules\/|\/equipment\/properties\//;

/** Needed by every page, in the order of evaluation; one chunk takes one request. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Entries that every page loads: the first script, the hydration, then the code that runs when the browser is idle. And the view
 * that most visits lead to, the page of a model, and its rest.
 */
export interface ChunkEntries {
  main: RegExp;
  hydration: RegExp;
  idle: RegExp;
  model: RegExp;
  modelRest: RegExp;
}

type ChunkName = 'react' | 'layout' | 'idle' | 'model' | 'model-rest' | 'shared' | null;

/**
 * Names six chunks: `react`; `layout`, all of our code that hydrates a page; `idle`, the rest of the code that every page
 * loads when the browser is idle; and the modules that several pages share: `model`, those of the page of a model, so that
 * a visitor who has only just touched a list waits for no other, `model-rest`, those of its rest, and `shared`. Without them
 * the bundler writes a file for each set of pages that share modules: forty files of some hundred bytes for one page, each
 * with its own request. With a single chunk the first load would include all the rest.
 */
export function createChunkGroups({
  main,
  hydration,
  idle,
  model,
  modelRest,
}: ChunkEntries): (id: string, linksOf: LinksOf) => ChunkName {
  const isOfMain = createReach(main);
  const isOfHydration = createReach(hydration);
  const isOfIdle = createReach(idle);
  const isOfModel = createReach(model);
  const isOfModelRest = createReach(modelRest);
  const needsLargeCode = createSearch(LARGE_CODE, BASE_PACKAGES);
  return (id, linksOf) => {
    if (REACT.test(id)) return 'react';
    if (!OWN_CODE.test(id)) return null;
    // In the layout's chunk they would delay the first script.
    if (isOfMain(id, linksOf)) return null;
    if (isOfHydration(id, linksOf)) return 'layout';
    if (isOfIdle(id, linksOf)) return 'idle';
    if (!SHARED_CODE.test(id) || needsLargeCode(id, linksOf)) return null;
    if (isOfModel(id, linksOf)) return 'model';
    return isOfModelRest(id, linksOf) ? 'model-rest' : 'shared';
  };
}

/** Returns whether an entry imports a module statically, directly or through others. */
function createReach(entry: RegExp): (id: string, linksOf: LinksOf) => boolean {
  const known = new Map<string, boolean>();
  const isReached = (id: string, linksOf: LinksOf): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // modules may import each other
    const importers = linksOf(id)?.importers ?? [];
    const result = entry.test(id) || importers.some((importer) => isReached(importer, linksOf));
    known.set(id, result);
    return result;
  };
  return isReached;
}

/** Returns whether a module is one of the wanted ones or imports one, directly or through others, but not through `base`. */
function createSearch(wanted: RegExp, base: RegExp): (id: string, linksOf: LinksOf) => boolean {
  const known = new Map<string, boolean>();
  const isFound = (id: string, linksOf: LinksOf): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // modules may import each other
    if (base.test(id)) return false;
    const result = wanted.test(id) || (linksOf(id)?.importedIds ?? []).some((other) => isFound(other, linksOf));
    known.set(id, result);
    return result;
  };
  return isFound;
}
