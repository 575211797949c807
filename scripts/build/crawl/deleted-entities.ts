import { BackendError, BACKEND_CODES } from '../../../src/api/client/errors.ts';
import type { IsDeleted } from '../../../src/api/schema/parse-context.ts';
import { decodeSegments } from '../../../src/lib/address/pathname.ts';
import { filtered, type LazyList } from '../../../src/lib/data/long-list.ts';
import type { RouteName } from '../../../src/routes.ts';
import { kindOfPath } from '../../../src/api/client/kind-of-path.ts';
import type { Failure } from '../report/failure.ts';
import type { NamedChange } from '../options/named-change.ts';
import type { PlannedPage } from '../page/planned-page.ts';
import { exceedsShrinkLimit } from '../options/shrink-limit.ts';

/** An entity of a list whose detail call returns 'not found': it was deleted in between. Its identifier is that of its page. */
export interface DeletedEntity extends Required<NamedChange> {
  /** The pathname of its page. */
  pathname: string;
  section: RouteName;
  /** The message of the API. */
  reason: string;
}

/** The entity of a page, if the page has failed because the API has deleted the entity. */
export function deletedEntityOf({ pathname, name, params }: PlannedPage, error: unknown): DeletedEntity | undefined {
  if (!(error instanceof BackendError) || !error.detail || error.code !== BACKEND_CODES.entityNotFound)
    return undefined;
  const path = error.call.replace(/^GET /, '');
  const identifier = decodeSegments(path).at(-1);
  // A page without parameters, or another entity than the page's own, is not in a list: that is a failure.
  if (identifier === undefined || !Object.values(params).some((value) => value.normalize('NFC') === identifier))
    return undefined;
  return { pathname, section: name, path, kind: kindOfPath(path), identifier, reason: error.message };
}

/** Whether an entity is left out of every reply. */
export function isDeletedAmong(deleted: DeletedEntity[]): IsDeleted {
  const keys = new Set(deleted.map(({ kind, identifier }) => `${kind}/${identifier}`));
  return (kind, { id, slug }) => keys.has(`${kind}/${id}`) || keys.has(`${kind}/${String(slug).normalize('NFC')}`);
}

/** The deleted entities as failures, if they exceed the limit without `--allow-shrink`. */
export function tooManyDeleted(
  deleted: DeletedEntity[],
  planned: LazyList<PlannedPage>,
  allowed: number | undefined,
): Failure[] {
  if (deleted.length <= (allowed ?? -1)) return [];
  return [...Map.groupBy(deleted, ({ section }) => section)].flatMap(([section, members]) => {
    const listed = filtered(planned, ({ name }) => name === section).length || members.length;
    if (!exceedsShrinkLimit(members.length, listed)) return [];
    const reason = `the API lists ${listed} items and does not know ${members.length} of them when asked; if they are meant to go, confirm with --allow-shrink ${deleted.length}`;
    return [
      { subject: `section «${section}»`, reason },
      ...members.map(({ pathname, reason: answer }) => ({ subject: pathname, reason: answer })),
    ];
  });
}
