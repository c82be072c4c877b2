import { type Finding, findMatches, readFiles, report, repository } from './source/finding.ts';

/** Everything the shop says: the product's texts, failures, agreements and pages, and what the demo's merchants write. */
const texts = [
  'apps/{storefront,console}/src/**/*.{ts,tsx}',
  'apps/server/src/**/*.ts',
  'apps/server/db/seeds/**/*.{ts,json}',
  'packages/*/src/**/*.ts',
];
/** What shoppers write and paste, and what tests feed. */
const others = /\/reviews\.json$|\/address-words\.ts$|\.(?:test|fixture)\.tsx?$/;

/** 迷你 is "mini" and addresses nobody. */
const informal = /(?<!迷)你/g;

/** The shop addresses a shopper as 您, always: both forms side by side read like two speakers. */
export const findInformalYou = (root: string): Finding[] =>
  readFiles(root, texts)
    .filter(({ path }) => !others.test(path))
    .flatMap(({ path, text }) => findMatches(path, text, informal, () => 'the shop says 您'));

if (import.meta.main) report('informal-you', findInformalYou(repository));
