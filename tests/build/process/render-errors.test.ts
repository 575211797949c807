import { describe, expect, it } from 'vitest';
import { setUpBuilds } from '../../support/build/set-up-builds.ts';
import { hashesOf, htmlOf, newOutDir, startBuild } from '../../support/build/run-build.ts';
import { projectWithView } from '../../support/build/project-with-view.ts';

const builds = setUpBuilds();

const PRELUDE = "import { createElement as h, Suspense, use } from 'react';\n";
const broken = 'function Part() { throw new Error("no such thing"); }\n';
const endless = 'const never = new Promise(() => {});\nfunction Part() { use(never); }\n';
const inside = 'export default () => h("main", null, h(Suspense, { fallback: "…" }, h(Part)));';
const plain = 'export default () => h("main", null, h(Part));';

describe('a view', () => {
  it.each([
    ['throws', broken + plain, /\/about: no such thing/],
    ['throws inside a boundary of its own', broken + inside, /\/about: no such thing/],
    ['never resolves', endless + plain, /\/about: .*suspended/],
    [
      'never resolves inside a boundary of its own',
      endless + inside,
      /\/about: a component of the page has failed or not finished/,
    ],
    [
      'renders a script',
      'export default () => h("main", { dangerouslySetInnerHTML: { __html: "<script>alert(1)</script>" } });',
      /\/about: the markup holds <script/,
    ],
    [
      'has a style that the content policy forbids',
      'export default () => h("main", { style: { color: "red" } });',
      /\/about: the markup holds <main style=/,
    ],
    ['renders nothing', 'export default () => null;', /\/about: the page is empty/],
    ['is not a component', 'export default 17;', /\/about: /],
  ])('that %s leaves the old site, and its page is named', async (_, code, names) => {
    const project = await projectWithView('AboutPage', PRELUDE + code);
    const { output } = await builds.expectFailureKeepsSite(names, { project });
    expect(output).toContain('has failed in 1 place;');
  });

  it('with an unhandled rejection leaves the old site, and the error is named', async () => {
    const view =
      'export default () => { Promise.reject(new Error("no such thing")); return h("main", null, h("h1", null, "Иначе")); };';
    const project = await projectWithView('AboutPage', PRELUDE + view);
    await builds.expectFailureKeepsSite(/a promise was rejected and not handled: no such thing/, { project });
  });

  it('with an error in a task of its own leaves the old site, and the error is named', async () => {
    const view =
      'export default () => { setTimeout(() => { throw new Error("no such thing"); }); return h("main", null, h("h1", null, "Иначе")); };';
    const project = await projectWithView('AboutPage', PRELUDE + view);
    await builds.expectFailureKeepsSite(/an error was thrown and not caught: no such thing/, { project });
  });

  it.each([
    ['an error', 'throw new Error("no such thing")', 'an error was thrown and not caught: no such thing'],
    [
      'a rejection',
      'void Promise.reject(new Error("no such thing"))',
      'a promise was rejected and not handled: no such thing',
    ],
  ])('with %s after the build is published, and the exit code says so', async (_, late, message) => {
    const view = `export default () => { process.once("beforeExit", () => { ${late}; }); return h("main", null, h("h1", null, "Иначе")); };`;
    const project = await projectWithView('AboutPage', PRELUDE + view);
    const out = newOutDir();
    const { code, output } = await startBuild(builds.api.url, out, { project }).done;
    expect(output).toContain(message);
    expect(code).toBe(0);
    expect(htmlOf(out, 'about')).toContain('<h1>Иначе</h1>');
  });

  it('that ends the process leaves the old site, and the exit code says so', async () => {
    const project = await projectWithView('AboutPage', `${PRELUDE}export default () => process.exit(0);`);
    const before = hashesOf(builds.published);
    const { code, output } = await startBuild(builds.api.url, builds.published, { project, flags: ['--fresh'] }).done;
    expect(output).toContain('The process has ended during the build');
    expect(code).toBe(1);
    expect(hashesOf(builds.published)).toEqual(before);
  });

  it('without an error is published in the same way', async () => {
    const project = await projectWithView(
      'AboutPage',
      `${PRELUDE}export default () => h("main", null, h("h1", null, "Иначе"));`,
    );
    const out = newOutDir();
    await builds.expectSuccess(out, { project });
    expect(htmlOf(out, 'about')).toContain('<h1>Иначе</h1>');
  });
});
