import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, readProgramConfig } from '../config.ts';
import { secretNames } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(text: string): string {
  const file = path.join(folder, randomBytes(6).toString('hex'));
  writeFileSync(file, text);
  return file;
}

const enough = { DATABASE_URL: 'postgres://a:b@localhost/qianpu', REDIS_URL: 'redis://localhost' };

describe('a secret in a file', () => {
  test.each(secretNames)('%s_FILE is read as if its value were set, without the end of its line', (name) => {
    const value = name.includes('DATABASE') ? 'postgres://x:y@db/z' : name === 'REDIS_URL' ? 'redis://:p@r' : 'c4'.repeat(32);
    const { [name as 'REDIS_URL']: _left, ...rest } = enough;
    const fromFile = readConfig({ ...rest, [`${name}_FILE`]: aFile(`${value}\n`) });
    expect(fromFile).toEqual({ ...readConfig({ ...rest, [name]: value }), isTrustedProxy: expect.any(Function) });
  });

  test.each([
    ['is not there', { SECRETS_KEY_FILE: '/nowhere/key' }, /SECRETS_KEY_FILE: the file cannot be read \(ENOENT\)/],
    ['is a folder', { SECRETS_KEY_FILE: tmpdir() }, /SECRETS_KEY_FILE: the file cannot be read \(EISDIR\)/],
    ['is empty', { CAPTCHA_SECRET_FILE: aFile('\n') }, /CAPTCHA_SECRET_FILE: the file is empty/],
    ['stands beside its value', { REDIS_URL_FILE: aFile('redis://x') }, /REDIS_URL_FILE: REDIS_URL is set as well/],
    ['is of no secret', { SMS_ENDPOINT_FILE: aFile('x') }, /SMS_ENDPOINT_FILE: only secrets come from a file: set SMS_ENDPOINT/],
    ['holds what does not fit', { SECRETS_KEY_FILE: aFile('geheim') }, /SECRETS_KEY: must be 64 hexadecimal digits/],
  ])('that %s is refused', (_how, settings, line) => {
    expect(() => readConfig({ ...enough, ...settings })).toThrow(line);
    expect(() => readConfig({ ...enough, ...settings })).not.toThrow(/geheim|nowhere/);
  });

  test('that is named as nothing is none, like a value that is nothing', () => {
    expect(readConfig({ ...enough, SECRETS_KEY_FILE: '', CAPTCHA_SECRET: '' })).toMatchObject({ secretsKey: undefined, captcha: {} });
  });

  test('is looked at by production like any other, and its name is no typing error', () => {
    const start = () =>
      readProgramConfig('web', {
        MALL_ENV: 'production',
        REDIS_URL_FILE: aFile('redis://far'),
        DATABASE_URL_FILE: aFile(enough.DATABASE_URL),
      });
    expect(start).toThrow(/DATABASE_URL: is the owner's/);
    expect(start).toThrow(/REDIS_URL: has no password/);
    expect(start).not.toThrow(/_FILE/);
  });
});
