import type { KnipConfig } from 'knip';

// the vendor's runtime and the simulator load pages by app.json
const mini = {
  entry: ['src/app.ts!', 'src/{pages,cart,classifyPage,pack1}/*/index.ts!'],
  project: ['src/**/*.ts!', '*.ts', 'test/**/*.ts'],
};

/** tools/bench/mutants runs Stryker. */
const root = {
  entry: ['*.config.ts'],
  project: ['*.{ts,cjs}'],
  ignoreDependencies: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
};

const console = (production: boolean) => ({
  entry: ['src/features/*/feature.ts!'],
  project: ['src/**/*.{ts,tsx}!', '*.ts'],
  // its style sheet is imported by a style sheet
  ignoreDependencies: ['@qianpu/figures', ...(production ? [] : ['happy-dom'])],
});

/** `production` leaves tests out of account: what they alone use is dead. The ordinary run covers the tests themselves. */
export default ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  // A test may look at what a file uses itself.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
  ignore: ['tools/**/fixtures/**'],
  workspaces: {
    '.': root,
    'apps/server': {
      entry: [
        'src/app/main.ts!',
        // tables the database is held against
        'src/platform/db/{move-manifest,public-tables}.ts!',
        'src/app/rebuild-search.ts!',
        'src/app/reseal-secrets.ts!',
        'src/app/referee/main.ts!',
        'src/modules/asset/decoder.process.ts!',
        'db/*.ts!',
        'db/seeds/load-demo.ts!',
        'test/**/*.ts',
      ],
      project: ['{src,db}/**/*.ts!', '!**/*.fixture.ts!', 'test/**/*.ts'],
      ignoreDependencies: ['kysely-codegen'],
    },
    'apps/simulator': { entry: ['src/main.ts!', 'src/messenger/page/{host,bridge}.ts!'], project: ['src/**/*.ts!'] },
    'apps/mini': mini,
    'apps/storefront': {
      entry: [
        'src/entry-server.tsx!',
        'src/entry-bench.tsx!',
        'src/app/import-with-files.ts!',
        // page-table.ts reads what they tell tools, by their folders
        'src/pages/*/page.facts.ts!',
        'test/*.tsx',
      ],
      project: ['src/**/*.{ts,tsx}!', '*.ts', '!**/*.fixture.ts!', 'test/**/*.{ts,tsx}'],
      // vitest.config.ts names happy-dom
      ...(!production && { ignoreDependencies: ['happy-dom'] }),
    },
    'apps/console': console(production),
    'packages/figures': {},
    'packages/*': { project: ['src/**/*.{ts,tsx}!'], includeEntryExports: production },
    tools: {
      entry: [
        'mall/{main,supervisor/main}.ts!',
        'chaos/main.ts!',
        'boundaries/{check.ts,modules.cjs}!',
        'checks/*.ts!',
        'fonts/*.ts!',
        'bench/*.prove.ts!',
        'bench/bare.ts!',
        'bench/mutants/vitest.config.ts!',
        'bench/edge/{slow-sockets,page-flood}.ts!',
        'bench/machines/ask-here.ts!',
        'bench/purge/counted-web.ts!',
        // statements.int.test.ts records with it
        'bench/core/record-statements.ts!',
        'faults/main.ts!',
        'gallery/main.ts!',
      ],
      project: ['**/*.{ts,cjs}!', '!**/*.fixture.ts!'],
      ignoreDependencies: ['@fontsource/barlow', 'subset-font'],
      // a test's certificate
      ignoreBinaries: ['openssl'],
    },
    e2e: { entry: ['playwright.dev.config.ts', '{specs,dev}/**/*.spec.ts'], project: ['**/*.ts'] },
  },
});
