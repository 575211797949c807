import { plainParagraphs } from '../../lib/text/plain-text.ts';
import type { EntityKind } from './entity-kind.ts';

/**
 * Makes rich text safe. `usedIds` holds the ids of headings already used in the same reply, each with the last number that was
 * added to it.
 */
export type CleanHtml = (html: string, usedIds: Map<string, number>) => string;

export type IsDeleted = (kind: string, entity: { id: number | string; slug?: unknown }) => boolean;

/** The inputs and outputs of parsing one reply. */
export interface ParseContext {
  cleanHtml: CleanHtml;
  usedHeadingIds: Map<string, number>;
  /** Every entity in the reply. */
  entities: Set<`${EntityKind}:${string | number}`>;
  /** Whether the entity was deleted while the build was running. */
  isDeleted: IsDeleted;
  /** Called when an optional value was invalid and has been left out. */
  onOmitted: (problem: string) => void;
  /** Called when a block of an unknown type has been left out. */
  onSkippedBlock: (type: string) => void;
}

export function createParseContext(
  parts: Partial<Pick<ParseContext, 'cleanHtml' | 'isDeleted' | 'onOmitted' | 'onSkippedBlock'>> = {},
): ParseContext {
  return {
    cleanHtml: parts.cleanHtml ?? plainParagraphs,
    usedHeadingIds: new Map(),
    entities: new Set(),
    isDeleted: parts.isDeleted ?? (() => false),
    onOmitted: parts.onOmitted ?? (() => {}),
    onSkippedBlock: parts.onSkippedBlock ?? (() => {}),
  };
}

let current: ParseContext | undefined;

/**
 * Schemas are constants, so they get the context of the current parsing from a module variable, as React does for the current
 * component. Parsing is synchronous, so two replies never share it.
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

/** The context of the current parsing, or safe defaults. */
export function currentParseContext(): ParseContext {
  return current ?? createParseContext();
}
