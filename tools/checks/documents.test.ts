import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findStaleDocuments } from './stale-documents.ts';
import { findStaleIdentifiers } from './stale-identifiers.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qianpu-check-'));
  plant('package.json', '{ "scripts": { "lint": "biome ci ." } }');
  plant('apps/server/src/platform/log.ts', 'export const createLog = () => secret_words;');
  plant('mall');
  plant('packages/kit/src/fen.ts');
  plant('tools/bench/core.prove.ts');
});

afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('stale-documents', () => {
  test.each([
    '`./mall chekc`',
    '`./mall test unti`',
    '`./mall prove races`',
    '```sh\n./mall db migrat\n```',
    '`npm run typechek`',
    '`apps/server/src/platform/logs.ts`',
    '`platform/logger`',
    '`logs.ts`',
    '`apps/server/src/*.css`',
    '```sh\nnode apps/server/main.ts\n```',
    '[how](docs/how.md)',
  ])('finds %s', (text) => {
    plant('README.md', `# Name\n\nIt is done by ${text}.\n`);
    expect(findStaleDocuments(root)).toMatchObject([{ path: 'README.md', line: text.startsWith('```') ? 4 : 3 }]);
  });

  test.each([
    '`./mall test unit packages/kit` and `./mall prove core --seed 1`',
    '`./mall gallery home`',
    '`npm run -s lint`',
    '`apps/server/src/platform/log.ts`, `platform/log`, `log.ts`, `platform/*.ts`',
    '`.mall/log/<role>.log`, `features/<slice>/page.tsx`, `application/json`, `/shop/kit.html`',
    '[how](package.json), [there](https://example.org/how.md)',
  ])('allows %s', (text) => {
    plant('README.md', text);
    expect(findStaleDocuments(root)).toEqual([]);
  });

  test('finds a path in the manual of a module, seen from there or from the root', () => {
    plant('apps/server/README.md', '`src/platform/log.ts`, `apps/server`, `src/platform/gone.ts`');
    expect(findStaleDocuments(root)).toMatchObject([{ fault: 'names "src/platform/gone.ts", which is not there' }]);
  });

  test('of decisions, which are history, checks links alone', () => {
    plant('docs/decisions/0001-first.md', '`tools/gone.ts` and `./mall gone`, see [second](0002-second.md)');
    expect(findStaleDocuments(root)).toMatchObject([{ fault: 'links to "0002-second.md", which is not there' }]);
  });
});

describe('stale-identifiers', () => {
  test.each(['createLogger', 'LogWriter', 'log_level', 'writeLog(line)'])('finds %s', (name) => {
    plant('docs/run.md', `\n\`${name}\`\n`);
    expect(findStaleIdentifiers(root)).toMatchObject([{ path: 'docs/run.md', line: 2 }]);
  });

  test('allows what sources have, words of the language, and prose', () => {
    plant('docs/run.md', '`createLog`, `secret_words`, `worker`, `useCompilerPlugins`; WeChat');
    expect(findStaleIdentifiers(root)).toEqual([]);
  });
});
