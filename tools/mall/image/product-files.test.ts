import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkout, inCheckout } from '../paths.ts';
import { productFiles } from './product-files.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: checkout, encoding: 'utf8' }).trim().split('\n');
const files = productFiles(tracked);

test.each([
  'apps/server/src/app/main.ts',
  'apps/server/src/app/referee/main.ts',
  'apps/server/src/app/reseal-secrets.ts',
  'apps/server/src/modules/asset/decoder.process.ts',
  'apps/server/src/modules/address/recognise-address.forms.txt',
  'apps/server/db/migrate.ts',
  'apps/server/db/merchant.ts',
  'apps/server/db/movable-clock.sql',
  'packages/contract/package.json',
  'pnpm-lock.yaml',
  'LICENSE',
])('%s is in the image', (file) => {
  expect(files).toContain(file);
});

test('every migration is in the image', () => {
  const migrations = tracked.filter((file) => file.startsWith('apps/server/db/migrations/') && !file.includes('.test.'));
  expect(migrations.length).toBeGreaterThan(50);
  expect(files).toEqual(expect.arrayContaining(migrations));
});

test('no test, demo, tool, document or source of a front is in the image', () => {
  const foreign = /\.test\.|\.fixture\.|\/test\/|^(?:tools|e2e|docs)\/|^apps\/(?:storefront|console|simulator|mini)\/|\.md$/;
  expect(files.filter((file) => foreign.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('/seeds/'))).toEqual(['apps/server/db/seeds/demo/demo-mid.ts']);
});

/** What only `./mall dev` imports, at the moment it is asked to. */
const ofDevelopment = ['vite'];

test('whatever a file of the image imports is in the image or a production dependency', () => {
  const dependencies = ['apps/server', 'packages/contract', 'packages/kit'].flatMap((folder) => {
    const { dependencies: names = {} } = JSON.parse(readFileSync(inCheckout(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(names);
  });
  const missing = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => !isThere(file, name, dependencies))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

function importsOf(file: string): string[] {
  const text = readFileSync(inCheckout(file), 'utf8');
  const found = text.matchAll(/^(?:import|export)(?! type)[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms);
  return [...found].map(([, from, bare, later]) => from ?? bare ?? later ?? '');
}

function isThere(file: string, name: string, dependencies: readonly string[]): boolean {
  if (name.startsWith('node:') || builtinModules.includes(name) || ofDevelopment.includes(name)) return true;
  if (name.startsWith('#')) return true;
  if (name.startsWith('.')) return files.includes(path.join(path.dirname(file), name));
  const [scope = '', own = ''] = name.split('/');
  return dependencies.includes(scope.startsWith('@') ? `${scope}/${own}` : scope);
}
