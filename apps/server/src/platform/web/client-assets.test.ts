import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readClientAssets } from './client-assets.ts';

const build = mkdtempSync(join(tmpdir(), 'qianpu-build-'));
afterAll(() => rmSync(build, { recursive: true }));

const page = 'src/pages/tea/tea-page.tsx';
const block = 'src/features/tea/tea-block.tsx';

mkdirSync(join(build, '.vite'));
for (const name of ['one', 'other', 'page', 'block']) writeFileSync(join(build, `${name}.css`), `.${name}{}`);
writeFileSync(
  join(build, '.vite/manifest.json'),
  JSON.stringify({
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_one.js'] },
    '_one.js': { file: 'one.js', css: ['one.css'], imports: ['_other.js'] },
    '_other.js': { file: 'other.js', css: ['other.css'], imports: ['_one.js'] },
    [page]: { file: 'page.js', css: ['page.css'], imports: ['_other.js'] },
    [block]: { file: 'block.js', css: ['block.css'], imports: ['_one.js'] },
  }),
);

describe('the files of a page (spec 9)', () => {
  test('are named once and imported ones first, also where chunks import each other', () => {
    expect(readClientAssets(build).of([page], [])).toEqual({
      css: '.other{}\n.one{}\n.page{}',
      scripts: ['/subsys/home/entry.js'],
      preloads: ['/subsys/home/other.js', '/subsys/home/one.js', '/subsys/home/page.js'],
      modules: { [page]: '/subsys/home/page.js' },
    });
  });

  test('those of the blocks it holds come with them', () => {
    const { css, preloads, modules } = readClientAssets(build).of([page, block], []);
    expect(css).toBe('.other{}\n.one{}\n.page{}\n.block{}');
    expect(preloads.at(-1)).toBe('/subsys/home/block.js');
    expect(modules).toEqual({ [page]: '/subsys/home/page.js', [block]: '/subsys/home/block.js' });
  });

  test('of a block for later it has the styles at once, and knows where its script is', () => {
    const { css, preloads, modules } = readClientAssets(build).of([page], [block]);
    expect(css).toBe('.other{}\n.one{}\n.page{}\n.block{}');
    expect(preloads.at(-1)).toBe('/subsys/home/page.js');
    expect(modules[block]).toBe('/subsys/home/block.js');
  });

  test('are those of one build, also once the next has taken its place', () => {
    const assets = readClientAssets(build);
    const sheet = join(build, 'page.css');
    rmSync(sheet);
    expect(assets.of([page], []).css).toContain('.page{}');
    writeFileSync(sheet, '.page{}');
  });

  test('a page the build does not have is said by name', () => {
    expect(() => readClientAssets(build).of(['src/pages/coffee/coffee-page.tsx'], [])).toThrow('coffee-page.tsx');
  });
});
