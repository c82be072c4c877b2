import { describe, expect, it } from 'vitest';
import { pemOf } from './key-pem.ts';

const body = 'A'.repeat(100);

describe('a key as people paste it', () => {
  it.each([
    [
      'with its lines',
      `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`,
      `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----`,
    ],
    [
      'without them, as key tools show it',
      ` ${body.slice(0, 50)}\n${body.slice(50)} `,
      `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n${'A'.repeat(36)}\n-----END PRIVATE KEY-----`,
    ],
    ['nothing', '  ', ''],
  ])('%s', (_what, typed, pem) => {
    expect(pemOf('PRIVATE', typed)).toBe(pem);
  });

  it('is taken for the older form where its first bytes say so', () => {
    expect(pemOf('PRIVATE', `MIIEpAIBAAKCAQEA${body}`)).toMatch(/^-----BEGIN RSA PRIVATE KEY-----\n/);
    expect(pemOf('PRIVATE', `MIIEvQIBADANBgkq${body}`)).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
    expect(pemOf('PUBLIC', `MIIBIjANBgkq${body}`)).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
  });
});
