import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowed, refused } from './house-rules.fixture.ts';

interface Complaint {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

const repository = join(import.meta.dirname, '../..');
const plugins = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.grit'))
  .map((name) => name.replace('.grit', ''));

const fixture = (plugin: string, kind: 'good' | 'bad') => readFileSync(join(import.meta.dirname, 'fixtures', plugin, `${kind}.ts`), 'utf8');
const placeOf = (plugin: string, kind: 'good' | 'bad') => `apps/server/src/modules/probe/${plugin}-${kind}.ts`;
const clockInPlatform = 'apps/server/src/platform/clock.ts';

/** Everything is linted in a tree of its own, laid out like the repository: so the paths named in biome.json are tested too. */
function plant(tree: string) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const plantedCopies = ['biome.json', '.gitignore', ...plugins.map((plugin) => `tools/lint/${plugin}.grit`)];
  for (const path of plantedCopies) write(path, readFileSync(join(repository, path), 'utf8'));
  for (const plugin of plugins) {
    write(placeOf(plugin, 'bad'), fixture(plugin, 'bad'));
    write(placeOf(plugin, 'good'), fixture(plugin, 'good'));
  }
  for (const [, path, text] of [...refused, ...allowed]) write(path, text);
  write(clockInPlatform, fixture('no-clock', 'bad'));
}

let complaints: readonly Complaint[] = [];

beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'qianpu-lint-'));
  plant(tree);
  const biome = join(repository, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 });
  rmSync(tree, { recursive: true });
  complaints = JSON.parse(run.stdout).diagnostics;
});

const complaintsAt = (path: string, category: string) => complaints.filter((c) => c.category === category && c.location.path === path);

describe.each(plugins)('lint plugin %s', (plugin) => {
  test('complains about every statement of the bad fixture', () => {
    const found = complaintsAt(placeOf(plugin, 'bad'), 'plugin');
    const planted = fixture(plugin, 'bad').match(/^export const/gm) ?? [];
    expect(found).toHaveLength(planted.length);
    for (const { message } of found) expect(message).toMatch(new RegExp(`^${plugin}: `));
  });

  test('is silent about the good fixture', () => {
    expect(complaintsAt(placeOf(plugin, 'good'), 'plugin')).toEqual([]);
  });
});

test('the clock of the process is refused in modules only', () => {
  expect(complaintsAt(clockInPlatform, 'plugin')).toEqual([]);
});

describe('house rules of biome.json', () => {
  test.each(refused)('%s is found in %s', (rule, path) => {
    expect(complaintsAt(path, `lint/${rule}`)).not.toEqual([]);
  });

  test.each(allowed)('%s is no fault in %s', (rule, path) => {
    expect(complaintsAt(path, `lint/${rule}`)).toEqual([]);
  });
});
