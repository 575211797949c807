import type { Equipment, Entries } from './entries.ts';

/** The bounding box of a model, mm, seen from the front. */
interface OuterSize {
  width: number;
  height: number;
  depth: number;
}

/** Read from the row «Габариты, В × Ш × Г»: its name gives the order of the three numbers. */
export function outerSize({ specifications }: Pick<Equipment, 'specifications'>): OuterSize | undefined {
  const row = specifications.flatMap(({ rows }) => rows).find(({ name }) => name.startsWith('Габариты'));
  if (!row) return undefined;
  const letters = row.name.slice(row.name.indexOf(',') + 1).match(/[ВШГД]/g) ?? [];
  const numbers = row.value.split('×').map((part) => Number(part.replace(/\s/gu, '')));
  const size = new Map(letters.map((letter, index) => [letter, numbers[index] ?? Number.NaN]));
  // A model with a length is drawn along it; its width is then the depth.
  const [width, depth] = size.has('Д') ? [size.get('Д'), size.get('Ш')] : [size.get('Ш'), size.get('Г')];
  const height = size.get('В');
  return width && depth && height ? { width, height, depth } : undefined;
}

/** One line for each drawing of a model without a size. */
export function drawingProblems({ documents, equipment }: Entries): string[] {
  return documents.items.flatMap(({ drawing, source }) => {
    const model = drawing === undefined ? undefined : equipment.find(drawing);
    if (!model || outerSize(model)) return [];
    return [`${source}: drawing: expected a model with a row «Габариты, В × Ш × Г», «${drawing}» has none`];
  });
}
