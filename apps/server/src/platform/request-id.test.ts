import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LOOPBACK, readTrustedProxies } from './http/trusted-proxies.ts';
import { currentRequestId, readRequestId, withNewRequestId, withRequestId } from './request-id.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const read = (header: string | undefined, remoteAddress = '127.0.0.1', proxies = LOOPBACK) =>
  readRequestId({ headers: { 'x-request-id': header }, socket: { remoteAddress } as Socket }, readTrustedProxies(proxies) ?? (() => false));

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a well-formed id is taken from this machine: %s', (address) => {
  expect(read('7c4a_1.b-2', address)).toBe('7c4a_1.b-2');
  expect(read('a'.repeat(64), address)).toBe('a'.repeat(64));
});

test.each([undefined, '', 'a'.repeat(65), 'a b', 'a\n{"level":60}', '-rf', '"', '$(id)', '请求'])(
  'another is given instead of %j',
  (header) => {
    expect(read(header)).toMatch(UUID);
  },
);

test('whoever connects from another machine does not choose one', () => {
  expect(read('7c4a', '10.0.0.9')).toMatch(UUID);
  expect(read('7c4a', '::ffff:10.0.0.9')).toMatch(UUID);
});

test('a balancer on another machine does, once it is named', () => {
  expect(read('7c4a', '10.0.0.9', '10.0.0.9')).toBe('7c4a');
  expect(read('7c4a', '10.0.0.8', '10.0.0.9')).toMatch(UUID);
});

test('each work has its own, beyond what it waits for', async () => {
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return currentRequestId();
  };
  const ids = await Promise.all([withRequestId('one', later), withNewRequestId(later), withNewRequestId(later), later()]);
  expect(ids).toEqual(['one', expect.stringMatching(UUID), expect.stringMatching(UUID), undefined]);
  expect(ids[1]).not.toBe(ids[2]);
});
