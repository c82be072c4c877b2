import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { knownMessages } from './known-messages.fixture.ts';
import { readNotice } from './read-notice.ts';
import { signedText } from './signed-parameters.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const partyOf = (alipayPublicKey: typeof own.publicKey) => ({
  account: { appId: '2021000000000001', sellerId: '2088000000000001', privateKey: own.privateKey, alipayPublicKey },
});
const party = partyOf(createPublicKey(knownMessages.publicKeyPem));
const known = Object.fromEntries(new URLSearchParams(knownMessages.notice));
const { sign: _signature, sign_type: _kind, ...content } = known;

const formOf = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
/** As the provider of another world would send it. */
const signed = (parameters: Record<string, string>, digest = 'sha256') => ({
  ...parameters,
  sign: sign(digest, Buffer.from(signedText(parameters)), own.privateKey).toString('base64'),
  sign_type: 'RSA2',
});
const readOwn = (parameters: Record<string, string>) => readNotice(formOf(parameters), partyOf(own.publicKey));

describe('a notice', () => {
  test('is read when the provider has sent it for this app', () => {
    expect(content.subject).toBe('千铺 订单 + 50%');
    expect(readNotice(knownMessages.notice, party)).toEqual({ notice: { id: content.notify_id, kind: 'TRANSACTION.SUCCESS', content } });
  });

  test('is refused with any bit of its text changed', () => {
    const bytes = Buffer.from(knownMessages.notice);
    const asSent = JSON.stringify([...new URLSearchParams(knownMessages.notice)].toSorted());
    const believed: string[] = [];
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const text = bytes.toString('latin1');
      // "%2B" and "%2b" are the same sign.
      const isSame = JSON.stringify([...new URLSearchParams(text)].toSorted()) === asSent;
      if (!isSame && 'notice' in readNotice(text, party)) believed.push(text);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    }
    expect(believed).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['nobody signed', { ...known, sign: '' }],
    ['that leaves out what was signed', Object.fromEntries(Object.entries(known).filter(([name]) => name !== 'buyer_id'))],
    ['that adds what was not', { ...known, extra: '' }],
    ['whose kind of signature is not said', Object.fromEntries(Object.entries(known).filter(([name]) => name !== 'sign_type'))],
    ['whose kind of signature is an older one', { ...known, sign_type: 'RSA' }],
    ['whose signature is written in another way', { ...known, sign: `${known.sign}=` }],
  ])('%s is refused for its signature', (_what, parameters) => {
    expect(readNotice(formOf(parameters), party)).toEqual({ fault: 'signature' });
  });

  test('that a stranger signed is refused', () => {
    expect(readOwn(known)).toEqual({ fault: 'signature' });
  });

  test('signed with SHA-1 is refused, whatever it says of itself', () => {
    expect(readOwn(signed(content, 'sha1'))).toEqual({ fault: 'signature' });
    expect(readOwn({ ...signed(content, 'sha1'), sign_type: 'RSA' })).toEqual({ fault: 'signature' });
  });

  test('that signs its own kind of signature is refused: one text is signed, and no other', () => {
    const withKind = { ...content, sign_type: 'RSA2' };
    const signature = sign('sha256', Buffer.from(signedText(withKind)), own.privateKey).toString('base64');
    expect(readOwn({ ...withKind, sign: signature })).toEqual({ fault: 'signature' });
  });

  test('that says something twice is not read', () => {
    expect(readNotice(`${knownMessages.notice}&total_amount=0.01`, party)).toEqual({ fault: 'unreadable' });
  });

  test.each([
    ['without its own number', { notify_id: '' }],
    ['with a number that is none', { notify_id: '../1' }],
    ['about no trade', { trade_status: '' }],
  ])('%s is not read', (_what, changed) => {
    expect(readOwn(signed({ ...content, ...changed }))).toEqual({ fault: 'unreadable' });
  });

  test.each([
    [{ trade_status: 'TRADE_FINISHED' }, 'TRANSACTION.SUCCESS'],
    [{ trade_status: 'WAIT_BUYER_PAY' }, 'TRANSACTION.WAIT_BUYER_PAY'],
    [{ trade_status: 'TRADE_CLOSED' }, 'TRANSACTION.TRADE_CLOSED'],
    // The end of a trade, long after a part of it went back.
    [{ trade_status: 'TRADE_FINISHED', refund_fee: '1.00', gmt_refund: '2026-11-16 12:00:00.123' }, 'TRANSACTION.SUCCESS'],
    [{ out_biz_no: '800000001', refund_fee: '1.00', gmt_refund: '2026-11-16 12:00:00.123' }, 'REFUND.SUCCESS'],
    [{ trade_status: 'TRADE_CLOSED', out_biz_no: '800000001', refund_fee: '19.90' }, 'REFUND.SUCCESS'],
  ])('with %j is %s', (changed, kind) => {
    expect(readOwn(signed({ ...content, ...changed }))).toMatchObject({ notice: { kind } });
  });
});
