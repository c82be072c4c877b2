import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { changedVariables, describeVariables, readRole } from './commands/env.ts';
import type { MallFailure } from './failure.ts';

const failureOf = (run: () => unknown): MallFailure => {
  try {
    run();
  } catch (error) {
    return error as MallFailure;
  }
  throw new Error('nothing failed');
};

describe('./mall env', () => {
  test('takes one role', () => {
    expect(readRole(['api'])).toBe('api');
    expect(readRole(['simulator'])).toBe('simulator');
  });

  test.each([
    [[], 'which role?', ['./mall env simulator|api|worker|web']],
    [['wbe'], 'there is no role "wbe"', ['did you mean "web"?', './mall env simulator|api|worker|web']],
    [['api', 'web'], 'one role at a time', ['./mall env simulator|api|worker|web']],
  ])('%j is refused with the roles there are', (words, message, hints) => {
    expect(failureOf(() => readRole(words))).toMatchObject({ message, hints });
  });

  test('leaves out what the shell has already', () => {
    const wanted = { HOME: '/home/me', API_PORT: '9000', H5_PORT: '8586', NOTHING: undefined };
    expect(changedVariables(wanted, { HOME: '/home/me', API_PORT: '8600' })).toEqual({ API_PORT: '9000', H5_PORT: '8586' });
  });

  test('prints lines a shell reads back as they were', () => {
    const variables = {
      DATABASE_URL: 'postgres://owner:p-w_d@127.0.0.1:5432/qianpu',
      IMAGE_HOSTS: 'http://img1.localhost:8586,http://img2.localhost:8586',
      SMS_SIGN_NAME: '千铺',
      REDIS_URL: 'redis://:a&b$c@127.0.0.1',
      FOLDER: "/home/o'neill/a b;`c`",
      LINES: 'one\ntwo',
      EMPTY: '',
    };
    const script = `set -a; eval "$1"; exec "$2" -p 'JSON.stringify(process.env)'`;
    const shell = execFileSync('sh', ['-c', script, 'sh', describeVariables(variables), process.execPath], { encoding: 'utf8' });
    expect(JSON.parse(shell)).toMatchObject(variables);
  });
});
