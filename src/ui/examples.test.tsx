import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

const modules = import.meta.glob<{ examples: Record<string, ComponentType> }>('./*/*.examples.tsx', { eager: true });
const all = Object.entries(modules).flatMap(([path, { examples }]) =>
  Object.entries(examples).map(([name, Example]): [string, ComponentType] => [`${path} «${name}»`, Example]),
);

describe('every example of the kit', () => {
  it.each(all)('%s is rendered on the server within the content policy', (_, Example) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderToString(
      <StaticRouter location="/">
        <Example />
      </StaticRouter>,
    );
    expect(complaints.mock.calls).toEqual([]);
    // `style-src 'self'` and no inline scripts.
    expect(html).not.toMatch(/\sstyle="|<script|\son\w+="/);
    complaints.mockRestore();
  });
});
