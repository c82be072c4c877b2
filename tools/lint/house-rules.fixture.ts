/** One probe of a rule of biome.json: the rule, where the file stands, its text. */
type Probe = readonly [rule: string, path: string, text: string];

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const longFunction = (length: number) => `export function steps(act: () => void) {\n${lines(length, '  act();')}}\n`;

export const refused: readonly Probe[] = [
  ['suspicious/noExplicitAny', 'apps/server/src/platform/cast.ts', 'export const cast = (value: any) => value;'],
  ['suspicious/noConsole', 'apps/storefront/src/shared/lib/shout.ts', "export const shout = () => console.info('hello');"],
  ['suspicious/noConstEnum', 'packages/kit/src/constant.ts', 'export const enum Side { left = 0 }'],
  ['suspicious/noFocusedTests', 'packages/kit/src/alone.test.ts', "test.only('one', () => {});"],
  ['suspicious/noSkippedTests', 'packages/kit/src/later.test.ts', "test.skip('one', () => {});"],
  ['style/noEnum', 'packages/kit/src/side.ts', 'export enum Side { left = 0 }'],
  ['style/noDefaultExport', 'packages/kit/src/one.ts', 'export default 1;'],
  ['style/noNonNullAssertion', 'packages/kit/src/first.ts', 'export const first = (list: number[]) => list[0]!;'],
  ['style/noParameterProperties', 'packages/kit/src/box.ts', 'export class Box { constructor(readonly value: number) {} }'],
  ['style/noProcessEnv', 'apps/server/src/app/role.ts', 'export const role = process.env.ROLE;'],
  ['style/useFilenamingConvention', 'packages/kit/src/someThing.ts', 'export const thing = 1;'],
  ['style/useImportType', 'packages/kit/src/typed.ts', "import { Fen } from './fen.ts';\nexport type Price = Fen;"],
  ['style/useNodejsImportProtocol', 'tools/mall/files.ts', "export { readFileSync } from 'fs';"],
  ['style/noExcessiveLinesPerFile', 'packages/kit/src/long.ts', lines(301, 'Number.isNaN(1);')],
  ['style/noExcessiveLinesPerFile', 'apps/storefront/src/app/long.css', lines(301, '.a { color: inherit; }')],
  ['complexity/noExcessiveLinesPerFunction', 'packages/kit/src/steps.ts', longFunction(61)],
  ['correctness/noUnusedImports', 'packages/kit/src/unused-import.ts', "import { fen } from './fen.ts';\nexport const one = 1;"],
  ['correctness/noUnusedVariables', 'packages/kit/src/unused.ts', 'const two = 2;\nexport const one = 1;'],
  ['correctness/noUnusedFunctionParameters', 'packages/kit/src/idle.ts', 'export const one = (count: number) => 1;'],
  [
    'nursery/noFloatingPromises',
    'apps/server/src/app/start.ts',
    'export const start = (listen: () => Promise<void>) => {\n  listen();\n};',
  ],
  ['performance/noBarrelFile', 'apps/server/src/modules/shop/all.ts', "export { find } from './find.ts';"],
  ['performance/noReExportAll', 'apps/server/src/modules/shop/index.ts', "export * from './find.ts';"],
];

export const allowed: readonly Probe[] = [
  [
    'nursery/noFloatingPromises',
    'apps/server/src/app/stop.ts',
    'export const stop = async (close: () => Promise<void>) => {\n  await close();\n};',
  ],
  ['style/noDefaultExport', 'apps/storefront/vite.config.ts', 'export default {};'],
  ['style/noProcessEnv', 'apps/server/src/platform/config.ts', 'export const role = process.env.ROLE;'],
  ['style/noNonNullAssertion', 'packages/kit/src/first.test.ts', 'const list = [1];\nlist[0]!.toFixed(2);'],
  ['suspicious/noConsole', 'tools/mall/say.ts', "export const say = () => console.info('hello');"],
  ['style/noExcessiveLinesPerFile', 'packages/kit/src/full.ts', lines(300, 'Number.isNaN(1);')],
  ['style/noExcessiveLinesPerFile', 'apps/server/db/schema.gen.ts', lines(301, 'Number.isNaN(1);')],
  ['complexity/noExcessiveLinesPerFunction', 'packages/kit/src/few-steps.ts', longFunction(58)],
  ['performance/noBarrelFile', 'apps/server/src/modules/cart/index.ts', "export { find } from './find.ts';"],
];
