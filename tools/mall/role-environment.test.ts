import { describe, expect, test } from 'vitest';
import { roleEnvironment } from './stack/role-environment.ts';

const env = { DATABASE_URL: 'postgres://owner:geheim@127.0.0.1:5432/qianpu', REDIS_URL: 'redis://127.0.0.1' };
const ofDatabase = (role: Parameters<typeof roleEnvironment>[0], given = {}) =>
  Object.entries(roleEnvironment(role, { ...env, ...given })).filter(([name]) => name.startsWith('DATABASE_'));

describe('what a role is told of the database (A22)', () => {
  test.each([
    ['simulator', []],
    ['web', ['DATABASE_PUBLIC_URL']],
    ['api', ['DATABASE_APP_URL', 'DATABASE_PUBLIC_URL']],
    ['worker', ['DATABASE_APP_URL', 'DATABASE_PUBLIC_URL', 'DATABASE_POD_URL', 'DATABASE_REFEREE_URL']],
  ] as const)('%s: %j, and never the owner’s connection', (role, names) => {
    const told = ofDatabase(role);
    expect(told.map(([name]) => name)).toEqual(names);
    expect(JSON.stringify(told)).not.toContain('geheim');
    expect(roleEnvironment(role, env)).toMatchObject({ REDIS_URL: env.REDIS_URL });
  });

  test('each connection has a password of its own', () => {
    const passwords = ofDatabase('worker').map(([, url]) => new URL(url ?? '').password);
    expect(new Set(passwords).size).toBe(4);
  });

  test('what somebody names is handed on to those who work with it', () => {
    const given = { DATABASE_APP_URL: 'postgres://qianpu_app:own@db/qianpu', DATABASE_POD_URL: 'postgres://qianpu_pod:own@db/qianpu' };
    expect(ofDatabase('api', given)).toContainEqual(['DATABASE_APP_URL', given.DATABASE_APP_URL]);
    expect(Object.fromEntries(ofDatabase('api', given))).not.toHaveProperty('DATABASE_POD_URL');
  });
});
