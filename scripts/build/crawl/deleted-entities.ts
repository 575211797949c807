import { BackendError, backendCode } from '../../../src/api/client/errors.ts';
import type { IsDeleted } from '../../../src/api/schema/parse-context.ts';
import { decodeSegments } from '../../../src/lib/address/pathname.ts';
import type { RouteName } from '../../../src/routes.ts';
import { kindOfPath } from '../../../src/api/client/kind-of-path.ts';
import type { Failure } from '../report/failure.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { exceedsShrinkLimit } from '../options/shrink-limit.ts';

/** An entity that a list has and whose detail call finds nothing: it was deleted in between. */
export interface DeletedEntity {
  /** Of the page that it would have had. */
  pathname: string;
  section: RouteName;
  kind: string;
  /** Slug or id, as the page's address names it. */
  identifier: string;
  /** The API's answer. */
  reason: string;
}

/** The entity that a page is about, if the page failed because the API has deleted it. */
export function deletedEntityOf({ pathname, name, params }: PlannedPage, error: unknown): DeletedEntity | undefined {
  if (!(error instanceof BackendError) || !error.detail || error.code !== backendCode.entityNotFound) return undefined;
  const path = error.call.replace(/^GET /, '');
  const identifier = decodeSegments(path).at(-1);
  // A page without parameters, or another entity than its own, stands in no list: that is a failure.
  if (identifier === undefined || !Object.values(params).some((value) => value.normalize('NFC') === identifier))
    return undefined;
  return { pathname, section: name, kind: kindOfPath(path), identifier, reason: error.message };
}

/** Whether an entity has to be left out of every reply. */
export function isDeletedAmong(deleted: DeletedEntity[]): IsDeleted {
  const keys = new Set(deleted.map(({ kind, identifier }) => `${kind}/${identifier}`));
  return (kind, { id, slug }) => keys.has(`${kind}/${id}`) || keys.has(`${kind}/${String(slug).normalize('NFC')}`);
}

/** Each of the deleted entities as a failure, where they are more than may vanish without `--allow-shrink`. */
export function tooManyDeleted(
  deleted: DeletedEntity[],
  planned: PlannedPage[],
  allowed: number | undefined,
): Failure[] {
  if (deleted.length <= (allowed ?? -1)) return [];
  const sizes = Map.groupBy(planned, ({ name }) => name);
  return [...Map.groupBy(deleted, ({ section }) => section)].flatMap(([section, members]) => {
    const listed = sizes.get(section)?.length ?? members.length;
    if (!exceedsShrinkLimit(members.length, listed)) return [];
    const reason = `the API lists ${listed} items and does not know ${members.length} of them when asked; if they are meant to go, confirm with --allow-shrink ${deleted.length}`;
    return [
      { subject: `section «${section}»`, reason },
      ...members.map(({ pathname, reason: answer }) => ({ subject: pathname, reason: answer })),
    ];
  });
}
