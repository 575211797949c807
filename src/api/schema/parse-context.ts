import { plainParagraphs } from '../../lib/text/plain-text.ts';
import type { EntityKind } from './entity-kind.ts';

/** Makes rich text safe to show. `usedIds` holds the ids of headings already given out in the same reply. */
export type CleanHtml = (html: string, usedIds: Set<string>) => string;

export type IsDeleted = (kind: string, entity: { id: number | string; slug?: unknown }) => boolean;

/** What one reply is read with, and what reading it brings to light. */
export interface ParseContext {
  cleanHtml: CleanHtml;
  usedHeadingIds: Set<string>;
  /** Every entity that the reply shows. */
  entities: Set<`${EntityKind}:${string | number}`>;
  /** Whether the API has since let go of an entity that the reply may still name. */
  isDeleted: IsDeleted;
  /** Something that the page can do without was unusable and has been left out. */
  onOmitted: (problem: string) => void;
  /** A block of a type that we do not know has been left out. */
  onSkippedBlock: (type: string) => void;
}

export function createParseContext(
  parts: Partial<Pick<ParseContext, 'cleanHtml' | 'isDeleted' | 'onOmitted' | 'onSkippedBlock'>> = {},
): ParseContext {
  return {
    cleanHtml: parts.cleanHtml ?? plainParagraphs,
    usedHeadingIds: new Set(),
    entities: new Set(),
    isDeleted: parts.isDeleted ?? (() => false),
    onOmitted: parts.onOmitted ?? (() => {}),
    onSkippedBlock: parts.onSkippedBlock ?? (() => {}),
  };
}

let current: ParseContext | undefined;

/**
 * Schemas are constants, what they are read with is not: the reading in progress is known here, as React knows the
 * component in progress. Parsing is synchronous, so two replies can never meet.
 */
export function withParseContext<T>(context: ParseContext, parse: () => T): T {
  const outer = current;
  current = context;
  try {
    return parse();
  } finally {
    current = outer;
  }
}

/** The reading in progress; outside of one, the safe defaults. */
export function currentParseContext(): ParseContext {
  return current ?? createParseContext();
}
