import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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

  test('production does not start without the key of its sealed secrets', () => {
    expect(() => readConfig({ ...enough, MALL_ENV: 'production' })).toThrow(/SECRETS_KEY: must be set/);
    expect(readConfig({ ...enough, MALL_ENV: 'production', SECRETS_KEY: '0f'.repeat(32) })).toMatchObject({ env: 'production' });
    expect(() => readConfig({ ...enough, SECRETS_KEY: 'geheim' })).not.toThrow(/geheim/);
  });

  test('production does not hasten the deadlines of its orders', () => {
    const production = { ...enough, MALL_ENV: 'production', SECRETS_KEY: '0f'.repeat(32) };
    expect(() => readConfig({ ...production, TIME_SCALE: '30' })).toThrow(/TIME_SCALE: is for sieges/);
    expect(readConfig({ ...enough, TIME_SCALE: '30' })).toMatchObject({ timeScale: 30 });
  });
});
