import { describe, expect, test } from 'vitest';
import { readConfig, readProgramConfig } from './config.ts';

const enough = { DATABASE_URL: 'postgres://a:b@localhost/qianpu', REDIS_URL: 'redis://localhost' };

describe('the environment (spec 9)', () => {
  test('standard ports are those of the specification', () => {
    expect(readConfig(enough)).toMatchObject({ h5Port: 8586, cpPort: 10001, env: 'development' });
  });

  test('all problems are told at once, without the values', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://a:geheim@b', H5_PORT: 'many' });
    expect(read).toThrow(/DATABASE_URL[\s\S]*REDIS_URL[\s\S]*H5_PORT/);
    expect(read).not.toThrow(/geheim/);
  });

  test('a key that is none is refused without being repeated', () => {
    const read = () => readConfig({ ...enough, SECRETS_KEY: 'geheim' });
    expect(read).toThrow(/SECRETS_KEY: must be 64 hexadecimal digits/);
    expect(read).not.toThrow(/geheim/);
  });

  test('fault runs hasten deadlines', () => {
    expect(readConfig({ ...enough, TIME_SCALE: '30' })).toMatchObject({ timeScale: 30 });
  });
});

describe('connections of a process (A22)', () => {
  const { REDIS_URL } = enough;
  const app = 'postgres://qianpu_app:one@db/qianpu';
  const reader = 'postgres://qianpu_public:two@db/qianpu';

  test('each program starts with those it works with alone', () => {
    const { databaseUrl, databaseRoleUrls } = readProgramConfig('web', { REDIS_URL, DATABASE_PUBLIC_URL: reader });
    expect([databaseUrl, databaseRoleUrls]).toEqual([undefined, { qianpu_public: reader }]);
    expect(readProgramConfig('api', { REDIS_URL, DATABASE_APP_URL: app, DATABASE_PUBLIC_URL: reader }).databaseUrl).toBeUndefined();
    expect(() => readConfig({ REDIS_URL, DATABASE_APP_URL: app, DATABASE_PUBLIC_URL: reader })).toThrow(/DATABASE_URL: must be set/);
  });

  test('one that lacks a connection says which, all at once', () => {
    const start = () => readProgramConfig('worker', { REDIS_URL, DATABASE_APP_URL: app });
    expect(start).toThrow(/DATABASE_PUBLIC_URL: must be set\n {2}DATABASE_POD_URL: must be set\n {2}DATABASE_REFEREE_URL: must be set/);
  });

  test('in development they follow from the owner’s, each with a password of its own', () => {
    const { databaseRoleUrls } = readProgramConfig('api', { ...enough, DATABASE_PUBLIC_URL: reader });
    expect(databaseRoleUrls.qianpu_public).toBe(reader);
    const passwords = Object.values(databaseRoleUrls).map((url) => new URL(url).password);
    expect(new Set([...passwords, 'b']).size).toBe(5);
  });
});
