import type { ReactNode } from 'react';
import { splitAtModelCodes } from '../../lib/text/model-code.ts';

/**
 * A text with models in it, «Сфера А-1200»: page translators would change these, and nobody would find them again. It is no
 * component, because a list would have one more for each of its items.
 */
export function modelName(text: string): ReactNode {
  return splitAtModelCodes(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
