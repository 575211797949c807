import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Flow } from './Flow.tsx';

it.each(['header', 'hero', 'dark', 'cta', 'lens', 'river'] as const)('«%s» is given its own size', (drawing) => {
  const svg = readFileSync(path.join(import.meta.dirname, `drawings/${drawing}.svg`), 'utf8');
  const [size = expect.unreachable()] = /width="\d+" height="\d+"/.exec(svg) ?? [];
  expect(renderToString(<Flow drawing={drawing} />)).toContain(size);
});
