// The import rules. Each table goes from the lowest layer up; a layer may import itself and the layers in its line.

/** The layers of the site. */
const LAYERS = {
  'src/lib': [],
  'src/styles': [],
  'src/site.ts': [],
  'src/i18n': ['src/lib'],
  'src/routes.ts': ['src/lib'],
  'src/api': ['src/lib', 'src/i18n', 'src/site.ts'],
  'src/ui': ['src/lib', 'src/styles', 'src/i18n', 'src/site.ts'],
  'src/forms': ['src/lib', 'src/styles', 'src/i18n', 'src/ui'],
  'src/features': [
    'src/lib',
    'src/styles',
    'src/i18n',
    'src/site.ts',
    'src/routes.ts',
    'src/api',
    'src/ui',
    'src/forms',
  ],
  'src/pages': [
    'src/lib',
    'src/styles',
    'src/i18n',
    'src/site.ts',
    'src/routes.ts',
    // For types only: see below.
    'src/api',
    'src/ui',
    'src/forms',
    'src/features',
  ],
  'src/service-worker': ['src/lib'],
  'src/map-frame': ['src/lib'],
  'src/app': ['src'],
  // The benchmark uses the synthetic API of the tests.
  scripts: ['src', 'tests/support/api'],
};

const API = {
  'src/api/schema': [],
  'src/api/client': ['src/api/schema'],
  'src/api/resources': ['src/api/schema', 'src/api/client'],
};

const APP = {
  'src/app/errors': [],
  'src/app/layout': [],
  'src/app/router': ['src/app/errors', 'src/app/layout'],
  'src/app/server': ['src/app/errors', 'src/app/layout', 'src/app/router'],
  'src/app/client': ['src/app/errors', 'src/app/layout', 'src/app/router'],
  'src/app/kit': ['src/app/errors', 'src/app/layout', 'src/app/router'],
};

/** Features that import other features; all others must not. */
const FEATURES = {
  application: ['api-client', 'contacts'],
  articles: ['api-client', 'query-params'],
  blocks: ['application', 'call-to-action'],
  'call-to-action': ['application', 'contacts'],
  documents: ['api-client', 'shortlist'],
  'paged-list': ['query-params'],
  selection: ['equipment', 'save-file', 'table-pdf'],
  'site-search': ['api-client', 'application', 'query-params'],
  'split-hero': ['application'],
  'static-page': ['blocks', 'structured-data'],
};

/** The folders of the build: each may import those above it in this list. */
const BUILD = [
  'page',
  'report',
  'options',
  'output',
  'cache',
  'bundle',
  'api',
  'reuse',
  'crawl',
  'render',
  'verify',
  'site-files',
  'complete-site.ts',
  'shards',
  'build-site.ts',
];

const TEST = '\\.(test|examples)\\.tsx?$|^tests/|/testing/';

const pathOf = (folders) => folders.map((folder) => `^${folder.replaceAll('.', '\\.')}(/|$)`);

/** @param within the paths of the table */
const rulesOf = (table, within) =>
  Object.entries(table).map(([layer, allowed]) => ({
    name: `layers: ${layer}`,
    comment: allowed.length > 0 ? `${layer} may import ${allowed.join(', ')}` : `${layer} imports no other layer`,
    severity: 'error',
    from: { path: pathOf([layer]), pathNot: TEST },
    to: { path: pathOf(within), pathNot: pathOf([layer, ...allowed]) },
  }));

const features = Object.fromEntries(
  Object.entries(FEATURES).map(([name, allowed]) => [
    `src/features/${name}`,
    allowed.map((other) => `src/features/${other}`),
  ]),
);
const stages = Object.fromEntries(
  BUILD.map((stage, index) => [
    `scripts/build/${stage}`,
    BUILD.slice(0, index).map((below) => `scripts/build/${below}`),
  ]),
);

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Code that two files share belongs in a file that both import',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...rulesOf(LAYERS, ['src', 'scripts', 'tests']),
    ...rulesOf(API, ['src/api']),
    ...rulesOf(APP, ['src/app']),
    ...rulesOf(features, ['src/features']),
    ...rulesOf(stages, ['scripts/build']),
    {
      name: 'features: by themselves',
      comment: 'A feature that builds on another is named in FEATURES',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [TEST, ...pathOf(Object.keys(features))] },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'pages: by themselves',
      comment: 'Pages link to each other through src/routes.ts',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: TEST },
      // The comparison reads the payloads of models' pages.
      to: { path: '^src/pages/[^/]+/', pathNot: ['^src/pages/$1/', '^src/pages/equipment-item/data\\.ts$'] },
    },
    {
      name: 'pages: types of the API only',
      comment: 'A page is given its API client; schemas must not reach its view',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: TEST },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no tests',
      comment: 'What serves tests is imported by tests',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: TEST },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|svg|webp|png)(\\?|$)' },
  },
};
