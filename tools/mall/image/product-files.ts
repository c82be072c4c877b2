/** What of the checkout a running mall needs; the rest (tests, tools, demo, sources of the built fronts) stays at home. */
const wholeFolders = ['apps/server/src/', 'apps/server/db/', 'packages/contract/src/', 'packages/kit/src/', 'deploy/image/product/'];
const single = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'apps/server/package.json',
  'packages/contract/package.json',
  'packages/kit/package.json',
  // Of the seeds this name alone: which merchant the demo's is.
  'apps/server/db/seeds/demo/demo-mid.ts',
];
const leftOut = [
  /\.test\.tsx?$/,
  /\.fixture\.ts$/,
  /\.md$/,
  /^apps\/server\/db\/seeds\//,
  // What development alone does: a clock that moves, types made from a database.
  /^apps\/server\/db\/(?:clock|generate-types)\.ts$/,
];

/** Built before the image is; relative to the checkout. */
export const builtFolders = ['apps/storefront/dist/client', 'apps/storefront/dist/server', 'apps/console/dist'] as const;

/** The tracked files that belong to the image of the product, in order. */
export const productFiles = (tracked: readonly string[]): string[] =>
  tracked
    .filter(
      (file) =>
        single.includes(file) || (wholeFolders.some((folder) => file.startsWith(folder)) && !leftOut.some((pattern) => pattern.test(file))),
    )
    .toSorted();
