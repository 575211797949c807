import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Half the size of the package's main file, and evaluated in two thirds of the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeOptions {
  /** Only these rules. */
  rules?: string[];
  /** All rules but these. */
  without?: string[];
  /** Selector of the part of the page. The whole page by default. */
  within?: string;
}

/** The violations that axe finds, a line for each element. Its code is evaluated once in each document. */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return page.evaluate(runAxe, options);
}

/** Runs in the page. */
async function runAxe({ rules, without = [], within }: AxeOptions): Promise<string[]> {
  const { violations } = await window.axe.run(within ?? document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
