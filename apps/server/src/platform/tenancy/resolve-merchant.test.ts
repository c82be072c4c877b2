import { describe, expect, test } from 'vitest';
import { resolveMerchant } from './resolve-merchant.ts';

const bound = { kind: 'bound', mid: '1' } as const;
const shared = { kind: 'shared' } as const;
const unknown = { kind: 'unknown' } as const;

describe('which merchant a request is for (spec 4)', () => {
  test.each([
    { host: bound, claims: {}, answer: { kind: 'merchant', mid: '1' }, why: 'the host decides' },
    { host: bound, claims: { said: '1' }, answer: { kind: 'merchant', mid: '1' }, why: 'the same merchant may be named' },
    { host: bound, claims: { said: '2' }, answer: { kind: 'foreign', mid: '1' }, why: 'another merchant is refused' },
    { host: bound, claims: { remembered: '2' }, answer: { kind: 'merchant', mid: '1' }, why: 'a foreign cookie does not count' },
    { host: shared, claims: {}, answer: { kind: 'unnamed' }, why: 'nobody said which' },
    { host: shared, claims: { said: '' }, answer: { kind: 'unnamed' }, why: 'an empty name is none' },
    { host: shared, claims: { said: '2' }, answer: { kind: 'merchant', mid: '2' }, why: 'the address says it' },
    { host: shared, claims: { remembered: '3' }, answer: { kind: 'merchant', mid: '3' }, why: 'the cookie remembers it' },
    {
      host: shared,
      claims: { said: '2', remembered: '3' },
      answer: { kind: 'merchant', mid: '2' },
      why: 'the address goes before the cookie',
    },
    { host: unknown, claims: { said: '2' }, answer: { kind: 'unnamed' }, why: 'a host that is not ours serves nobody' },
  ])('$host.kind host, $claims: $why', ({ host, claims, answer }) => {
    expect(resolveMerchant(host, claims)).toEqual(answer);
  });
});
