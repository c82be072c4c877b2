import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { knownNotice } from './known-notice.fixture.ts';
import { readNotice } from './read-notice.ts';
import type { Party } from './wechat-pay.types.ts';

const { privateKey, publicKey: stranger } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const party: Party = {
  account: { mchId: '1', appId: 'wx', serial: 'S', privateKey, apiV3Key: knownNotice.apiV3Key },
  keys: new Map([
    ['KNOWN', createPublicKey(knownNotice.publicKeyPem)],
    ['OTHER', stranger],
  ]),
};
const headers = {
  'wechatpay-timestamp': knownNotice.timestamp,
  'wechatpay-nonce': knownNotice.nonce,
  'wechatpay-signature': knownNotice.signature,
  'wechatpay-serial': 'KNOWN',
};
const nowMs = Number(knownNotice.timestamp) * 1000;
const read = (changed: object = {}, body = knownNotice.body, whose = party) => readNotice({ ...headers, ...changed }, body, whose, nowMs);

describe('a callback of the provider', () => {
  test('is read when the provider sent it to this account just now', () => {
    expect(read()).toEqual({
      notice: { id: 'EV-1', kind: 'TRANSACTION.SUCCESS', content: JSON.parse(knownNotice.plain) },
    });
  });

  test.each([
    ['headers', { 'wechatpay-signature': '' }],
    ['headers', { 'wechatpay-serial': undefined }],
    ['time', { 'wechatpay-timestamp': String(Number(knownNotice.timestamp) - 301) }],
    ['unknown-serial', { 'wechatpay-serial': 'known' }],
    ['signature', { 'wechatpay-serial': 'OTHER' }],
    ['signature', { 'wechatpay-timestamp': String(Number(knownNotice.timestamp) + 1) }],
    ['signature', { 'wechatpay-nonce': 'EWC1zT0kGq8Hs7lE' }],
  ])('is refused for its %s', (fault, changed) => {
    expect(read(changed)).toEqual({ fault });
  });

  test('is refused when its body was read and written again', () => {
    const rewritten = JSON.stringify(JSON.parse(knownNotice.body), null, 1);
    expect(read({}, rewritten)).toEqual({ fault: 'signature' });
  });

  test('of another account does not open', () => {
    const other = { ...party, account: { ...party.account, apiV3Key: 'vutsrqponmlkjihgfedcba9876543210' } };
    expect(read({}, knownNotice.body, other)).toEqual({ fault: 'seal' });
  });
});
