import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTwinTypes } from './type-names.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qianpu-check-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const cart = 'apps/server/src/modules/cart/cart.types.ts';

test.each([
  ['apps/server/src/modules/trade/line.ts', 'export type Line = string;'],
  ['apps/storefront/src/features/cart/line.tsx', 'export type Line<T> = T[];'],
  ['packages/contract/src/types.ts', 'export interface Line extends Key {'],
  ['apps/storefront/src/line.ts', 'export class Line {'],
  ['apps/storefront/src/line.ts', 'export enum Line {'],
])('finds a name that %s defines too: %s', (path, code) => {
  plant(cart, 'export interface Line {\n}\n');
  plant(path, `/** first line */\n${code}\n`);
  expect(findTwinTypes(root)).toHaveLength(1);
});

test('allows other programs, names of one file, re-exports, tests and what is generated', () => {
  plant(cart, 'export interface Line {\n}\nexport class Line {}\ninterface Key {}\nexport type LineKey = Key;\n');
  plant('tools/load/line.ts', 'export type Line = string;');
  plant(
    'apps/server/src/modules/trade/line.ts',
    "export type { Line } from '#modules/cart';\ntype Line = 1;\nexport const line: Line = 1;",
  );
  plant('apps/server/src/modules/cart/line.test.ts', 'export type Line = 1;');
  plant('apps/server/db/schema.gen.ts', 'export interface Line {}');
  expect(findTwinTypes(root)).toEqual([]);
});
