/** What the bundler says of a module, as far as it is read here. */
interface ModuleLinks {
  importers: readonly string[];
  importedIds: readonly string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** The code of the project; packages stay where the bundler puts them. */
const OWN_CODE = /\/src\//;
/** The folders whose modules pages share. */
const SHARED_CODE = /\/src\/(ui|features|lib|i18n)\//;
/**
 * Code with date-fns and its Russian, 12 KB gzip. Only date fields need it, and pages that are loaded from the API in the
 * browser: what imports it stays out of the shared chunk.
 */
const DATE_CODE = /\/src\/lib\/(text\/(dates|moscow-day|display-date)|data\/newest-first)\.ts$/;

/**
 * Names two chunks: `layout`, all of our code that the first load needs, and `shared`, what several pages share. Without
 * them the bundler makes a file of each module that is used by another set of pages: forty files of some hundred bytes
 * for one page, each with a request of its own. In one chunk, the first load would bring all the rest along.
 * @param entries ids of the modules that a page begins with
 */
export function createChunkGroups(entries: RegExp): (id: string, linksOf: LinksOf) => 'layout' | 'shared' | null {
  const known = new Map<string, boolean>();
  const isOfFirstLoad = (id: string, linksOf: LinksOf): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // modules may import each other
    const importers = linksOf(id)?.importers ?? [];
    const result = entries.test(id) || importers.some((importer) => isOfFirstLoad(importer, linksOf));
    known.set(id, result);
    return result;
  };
  return (id, linksOf) => {
    if (!OWN_CODE.test(id)) return null;
    if (isOfFirstLoad(id, linksOf)) return 'layout';
    const needsDates = [id, ...(linksOf(id)?.importedIds ?? [])].some((other) => DATE_CODE.test(other));
    return SHARED_CODE.test(id) && !needsDates ? 'shared' : null;
  };
}
