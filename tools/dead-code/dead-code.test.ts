import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capture } from '../mall/child-process.ts';

const repository = join(import.meta.dirname, '../..');

/** What our settings find dead in a planted tree that is laid out like this repository. */
async function findDead(...mode: string[]): Promise<string> {
  const { stdout } = await capture(
    join(repository, 'node_modules/.bin/knip'),
    ['--config', join(repository, 'knip.ts'), '--reporter', 'compact', '--no-config-hints', ...mode],
    { cwd: join(import.meta.dirname, 'fixtures') },
  );
  return stdout.trim();
}

describe('code that only tests use (finding P37)', { timeout: 60_000 }, () => {
  test('is dead, be it a file or a part of one', async () => {
    const found = await findDead('--production');
    expect(found).toContain('apps/server/src/app/only-tested.ts');
    expect(found).toMatch(/^packages\/kit\/src\/sums\.ts: onlyTested$/m);
  });

  test('is not seen where tests count as users', async () => {
    expect(await findDead()).toBe('');
  });
});
