import { describe, expect, test } from 'vitest';
import { ensureSystemPackages, stackPackages } from './system-packages.ts';

const present = { name: 'fonts-noto-cjk', isPresent: () => true };
const missing = { name: 'redis-server', isPresent: () => false };

describe('system packages', () => {
  test('that are there need nobody', async () => {
    expect(await ensureSystemPackages([present], false)).toBe('present');
  });

  test('that are missing are asked for by the exact line, when we are not root', async () => {
    await expect(ensureSystemPackages([present, missing], false)).rejects.toMatchObject({
      message: expect.stringContaining('redis-server'),
    });
  });

  test('do not include an engine that is given by its address', () => {
    const names = (env: NodeJS.ProcessEnv) => stackPackages(env).map((one) => one.name);
    expect(names({})).toEqual(['postgresql', 'redis-server', 'fonts-noto-cjk']);
    expect(names({ DATABASE_URL: 'postgres://db/x' })).toEqual(['redis-server', 'fonts-noto-cjk']);
    expect(names({ DATABASE_URL: 'postgres://db/x', REDIS_URL: 'redis://r' })).toEqual(['fonts-noto-cjk']);
  });
});
