import { createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSignatureOf } from '../pay/rsa-sha256.ts';
import { knownMessages } from './known-messages.fixture.ts';
import { splitAnswer } from './split-answer.ts';

const key = createPublicKey(knownMessages.publicKeyPem);
const METHOD = 'alipay.trade.query';
const isBelieved = (text: string) => {
  const split = splitAnswer(text, METHOD);
  return split !== undefined && isSignatureOf(key, split.signature, split.content);
};

describe('an answer of the gateway', () => {
  test('signed by another program is right over its own bytes', () => {
    expect(isBelieved(knownMessages.answer)).toBe(true);
    expect(JSON.parse(splitAnswer(knownMessages.answer, METHOD)?.content ?? '').subject).toBe('千铺 {"sign"} /');
  });

  test('is wrong with any bit of what is signed, or of its signature, changed', () => {
    const bytes = Buffer.from(knownMessages.answer);
    // The name in front and the marks behind are signed by nobody; another method's answer has another name.
    const [from, until] = [bytes.indexOf(':') + 1, bytes.length - 2];
    const mark = bytes.lastIndexOf(',"sign"');
    const believed: number[] = [];
    for (let bit = from * 8; bit < until * 8; bit += 1) {
      if (bit >> 3 >= mark && bit >> 3 < mark + 9) continue;
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      if (isBelieved(bytes.toString('utf8'))) believed.push(bit);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    }
    expect(believed).toEqual([]);
  });

  test.each([
    ['{"alipay_trade_query_response":{"a":{"b":"}"}},"sign":"x"}', { content: '{"a":{"b":"}"}}', signature: 'x' }],
    ['{"sign":"x","alipay_trade_query_response":{"a":1}}', { content: '{"a":1}', signature: 'x' }],
    [' { "alipay_trade_query_response" : {"a": 1} , "sign" : "x\\/y" } \n', { content: '{"a": 1}', signature: 'x/y' }],
    [
      '{"alipay_trade_query_response":{"a":",\\"sign\\":\\"y\\"}"},"sign":"x"}',
      { content: '{"a":",\\"sign\\":\\"y\\"}"}', signature: 'x' },
    ],
    ['{"error_response":{"code":"40002"}}', { content: '{"code":"40002"}', signature: '' }],
    ['{"alipay_trade_close_response":{"a":1},"sign":"x"}', undefined],
    ['{"sign":"x","alipay_trade_query_response":{"a":1},"sign":"y"}', undefined],
    ['{"alipay_trade_query_response":"a","sign":"x"}', undefined],
    ['{"other":1,"alipay_trade_query_response":{"a":1},"sign":"x"}', undefined],
    ['<html>', undefined],
    ['', undefined],
  ])('%s is taken apart', (text, split) => {
    expect(splitAnswer(text, METHOD)).toEqual(split);
  });
});
