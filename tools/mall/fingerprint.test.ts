import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintFiles } from './fingerprint.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const fingerprint = () => fingerprintFiles(['app/**/*', 'lock.yaml'], folder);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  write('lock.yaml', 'lock');
  write('app/src/page.tsx', 'page');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a fingerprint of sources', () => {
  test.each([
    ['a changed file', 'app/src/page.tsx'],
    ['a new file', 'app/src/deep/er.css'],
    ['a changed lockfile', 'lock.yaml'],
    ['a hidden file', 'app/.env'],
  ])('is another one after %s', (_, file) => {
    const before = fingerprint();
    write(file, 'changed');
    expect(fingerprint()).not.toBe(before);
  });

  test.each(['app/node_modules/x/index.js', 'app/dist/client/a.js', 'app/src/page.test.tsx', 'other.ts'])(
    'stays when %s changes',
    (file) => {
      const before = fingerprint();
      write(file, 'changed');
      expect(fingerprint()).toBe(before);
    },
  );

  test('tells a moved text from one that stayed', () => {
    write('app/a.ts', 'x');
    const before = fingerprint();
    rmSync(path.join(folder, 'app/a.ts'));
    write('app/b.ts', 'x');
    expect(fingerprint()).not.toBe(before);
  });
});
