import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const build = mkdtempSync(join(tmpdir(), 'qianpu-build-'));
afterAll(() => rmSync(build, { recursive: true }));

describe('the size of a first visit (spec 9)', () => {
  test('counts chunks that import each other, once', () => {
    mkdirSync(join(build, '.vite'));
    for (const file of ['entry.js', 'one.js', 'other.js', 'page.js']) writeFileSync(join(build, file), file);
    const manifest = {
      'src/entry-client.tsx': { file: 'entry.js', imports: ['_one.js'] },
      '_one.js': { file: 'one.js', imports: ['_other.js'] },
      '_other.js': { file: 'other.js', imports: ['_one.js'] },
      'src/pages/tea/tea-page.tsx': { file: 'page.js', imports: ['_other.js'] },
    };
    writeFileSync(join(build, '.vite/manifest.json'), JSON.stringify(manifest));
    const sizes = JSON.parse(execFileSync(process.execPath, [join(import.meta.dirname, 'size.ts'), build], { encoding: 'utf8' }));
    expect(sizes).toMatchObject([{ page: 'src/pages/tea/tea-page.tsx', files: 4 }]);
  });
});
