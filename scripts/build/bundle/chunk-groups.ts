/** What the bundler tells of a module, as far as it is needed here. */
interface ModuleLinks {
  importers: readonly string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** Code of our own; packages stay where the bundler puts them. */
const OWN_CODE = /\/src\//;
/** Of that, what pages share. */
const SHARED_CODE = /\/src\/(ui|features|lib|i18n)\//;

/**
 * Names two parts of the code: `frame`, all of ours that the first load needs, and `parts`, what several pages share.
 * By itself the bundler makes a file of each module that is used by another set of pages: forty files of some hundred
 * bytes for one page, each with a request of its own. The two are kept apart: what the first load needs would bring all
 * the rest along.
 * @param entries ids of the modules that a page begins with.
 */
export function createChunkGroups(entries: RegExp): (id: string, linksOf: LinksOf) => 'frame' | 'parts' | null {
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
    if (isOfFirstLoad(id, linksOf)) return 'frame';
    return SHARED_CODE.test(id) ? 'parts' : null;
  };
}
