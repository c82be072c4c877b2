const mayCall = require('./tools/boundaries/modules.cjs');

const server = '^apps/server/src';
const modules = `${server}/modules`;
const storefront = '^apps/storefront/src';
const contract = '^packages/contract/src';
/** An installed package, wherever the package manager put it. */
const installed = (...names) => `node_modules/(${names.join('|')})/`;

/** `not` holds what is allowed all the same: paths that may import, paths that may be imported, kinds of import. */
const forbid = (name, from, to, not = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...(not.from && { pathNot: not.from }) },
  to: { path: to, ...(not.to && { pathNot: not.to }), ...(not.kinds && { dependencyTypesNot: not.kinds }) },
});

const everywhere = [
  { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

const packageRules = [
  forbid('apps-are-apart', '^apps/([^/]+)/', '^apps/', { to: '^apps/$1/' }),
  forbid('packages-know-no-app', '^packages/', '^apps/'),
  forbid('products-need-no-tools', '^(apps|packages)/', '^(tools|e2e)/'),
  forbid('contract-knows-only-kit', `${contract}/`, '.', { to: ['^packages/(contract|kit)/src/', installed('zod')] }),
  // React too, and no app: whoever uses it says who sends and what becomes of a refusal
  forbid('client-knows-only-the-contract', '^packages/client/src/', '.', {
    to: ['^packages/(client|contract|kit)/src/', installed('react', '@types/react', '@tanstack/react-query')],
  }),
  forbid('kit-stands-alone', '^packages/kit/src/', '.', { to: '^packages/kit/src/' }),
  forbid('jumps-stand-alone', '^packages/jumps/src/', '.', { to: '^packages/jumps/src/' }),
];

/** zod and the whole table of calls weigh more than a first page may; types weigh nothing. */
const wholeTable = '.*\\.(schema|example|group)|schemas|examples|rows|groups|fields|calls/planned/.*';
const heavyContract = [`${contract}/(${wholeTable})\\.ts$`, installed('zod')];
/** Pages nobody has built, and what tools ask of those that are: a phone has no use for either. */
const plannedPages = `${storefront}/navigation/(planned-pages|page-table)\\.ts$`;
const phoneRules = [
  forbid('schemas-stay-off-the-phone', `${storefront}/|^packages/client/src/`, heavyContract, { kinds: ['type-only'] }),
  forbid('contract-for-the-phone-is-light', `${contract}/`, heavyContract, {
    from: `${contract}/(${wholeTable}|schema)\\.ts$`,
    kinds: ['type-only'],
  }),
  forbid('planned-pages-stay-off-the-phone', `${storefront}/`, plannedPages, { from: plannedPages, kinds: ['type-only'] }),
];

const serverRules = [
  forbid('platform-knows-no-business', `${server}/platform/`, `${server}/(modules|events|app)/`),
  forbid('events-are-data', `${server}/events/`, `${server}/(modules|platform|app)/`),
  forbid('modules-know-no-app', `${modules}/`, `${server}/app/`),
  forbid('app-composes-modules', `${server}/app/`, `${modules}/`, { to: `${modules}/[^/]+/(index|module)\\.ts$` }),
  // It judges what modules wrote, so it takes nothing from them: not their sums, not their queries.
  // A stored price is computed again by the engine itself, and by the referee's own second program.
  forbid('referee-trusts-no-module', `${server}/app/referee/`, `${modules}/`, {
    from: `${server}/app/referee/(recompute-prices|second-program/.*)\\.ts$`,
  }),
  forbid('only-the-referee-reads-all-books', `${server}/`, `${server}/app/referee/`, {
    from: `${server}/app/(referee/|worker\\.role\\.ts$)`,
  }),
  // `fragments.repo.ts` is the face for repos: pieces of statements over tables of the same schema.
  forbid('only-through-the-face', `${modules}/([^/]+)/`, `${modules}/`, {
    to: [`${modules}/$1/`, `${modules}/[^/]+/(index|fragments\\.repo)\\.ts$`],
  }),
  forbid('rules-are-pure', '\\.rules\\.ts$', '.', {
    to: [
      '\\.(rules|types|texts)\\.ts$',
      '^packages/',
      '^net$',
      installed('culori', '@types/culori', 'sanitize-html', '@node-rs/jieba', 'pinyin-pro'),
    ],
  }),
  forbid('repo-is-a-leaf', '\\.repo\\.ts$', `${modules}/`, { to: '\\.(repo|rules|types)\\.ts$' }),
  forbid('view-is-a-leaf', '\\.view\\.ts$', `${server}/`, { to: '\\.(view|rules|types)\\.ts$' }),
  forbid('calls-are-the-top', `${modules}/`, '\\.calls\\.ts$', { from: '(/module|\\.calls)\\.ts$' }),
  forbid('sql-lives-in-repos', '^apps/server/(src|db/seeds)/', installed('kysely', 'pg', '@types/pg'), {
    from: ['\\.repo\\.ts$', `${server}/platform/`],
  }),
  forbid('http-lives-in-platform', `${server}/(modules|events)/`, installed('fastify', '@fastify/[^/]+')),
  forbid('vite-lives-in-app', '^apps/server/', installed('vite'), { from: `${server}/app/` }),
  forbid('seeds-use-faces', '^apps/server/db/', `${server}/`, { to: [`${modules}/[^/]+/index\\.ts$`, `${server}/platform/`] }),
];

const moduleNames = Object.keys(mayCall);
const moduleRules = moduleNames.map((name) => {
  const others = moduleNames.filter((other) => other !== name && !mayCall[name].includes(other));
  return forbid(`${name}-may-not-call`, `${modules}/${name}/`, `${modules}/(${others.join('|')})/`);
});
/** A folder that is no row of the table would escape the rules above. */
const tableRule = forbid('modules-stand-in-the-table', '.', `${modules}/`, { to: `${modules}/(${moduleNames.join('|')})/` });

const factsOfPages = `${storefront}/pages/[^/]+/page\\.facts\\.ts$`;
const layersLowestFirst = ['shared', 'platform', 'session', 'navigation', 'features', 'pages', 'app'];
const layerRules = layersLowestFirst.slice(0, -1).map((layer, index) => {
  const above = layersLowestFirst.slice(index + 1);
  // what is known of a page stands in its folder, and is data: whoever leads there reads it
  return forbid(`${layer}-looks-up`, `${storefront}/${layer}/`, `${storefront}/((${above.join('|')})/|[^/]+$)`, {
    ...(layer === 'navigation' && { to: factsOfPages }),
  });
});
const storefrontRules = [
  ...layerRules,
  forbid('features-are-apart', `${storefront}/features/([^/]+)/`, `${storefront}/features/`, { to: `${storefront}/features/$1/` }),
  forbid('pages-are-apart', `${storefront}/pages/([^/]+)/`, `${storefront}/pages/`, { to: `${storefront}/pages/$1/` }),
  // a dynamic import may reach inside: it is how one part of a feature becomes a chunk of its own
  forbid('features-have-a-face', `${storefront}/(app|pages)/`, `${storefront}/features/`, {
    to: `${storefront}/features/[^/]+/index\\.ts$`,
    kinds: ['dynamic-import'],
  }),
  // It outlives builds: it knows the table of pages, and no page.
  forbid('service-worker-knows-no-page', `${storefront}/worker/`, '.', {
    to: [`${storefront}/worker/`, `${storefront}/navigation/(address|pages)\\.ts$`, '^packages/kit/src/'],
  }),
  forbid('only-app-knows-the-service-worker', `${storefront}/(${layersLowestFirst.slice(0, -1).join('|')})/`, `${storefront}/worker/`),
];

const console = '^apps/console/src';
const consoleLayersLowestFirst = ['shared', 'session', 'features', 'app'];
const consoleRules = [
  ...consoleLayersLowestFirst.slice(0, -1).map((layer, index) => {
    const above = consoleLayersLowestFirst.slice(index + 1);
    return forbid(`console-${layer}-looks-up`, `${console}/${layer}/`, `${console}/((${above.join('|')})/|[^/]+$)`);
  }),
  forbid('console-features-are-apart', `${console}/features/([^/]+)/`, `${console}/features/`, { to: `${console}/features/$1/` }),
  // A feature says what it is; the app finds it by its folder and loads its pages by what it says.
  forbid('console-app-knows-no-feature', `${console}/app/`, `${console}/features/`),
  // Whoever signs in waits for neither: the component library is three times as large as all else there.
  forbid('console-sign-in-is-light', `${console}/(app/sign-in/|entry\\.tsx$)`, installed('antd', 'react-router'), {}),
];

module.exports = {
  forbidden: [
    ...everywhere,
    ...packageRules,
    ...phoneRules,
    ...serverRules,
    ...moduleRules,
    tableRule,
    ...storefrontRules,
    ...consoleRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '^apps/[^/]+/dist/', '^tools/[^/]+/fixtures/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
