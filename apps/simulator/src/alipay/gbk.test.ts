import { expect, test } from 'vitest';
import { encodeGbk } from './gbk.ts';

test('a text is encoded as other programs do', () => {
  // iconv -t GBK
  expect(encodeGbk('#支付宝，a\t').toString('hex')).toBe('23d6a7b8b6b1a6a3ac6109');
  expect(encodeGbk('千铺😀').toString('latin1')).toBe('\u00c7\u00a7\u00c6\u00cc?');
});

test('every sign of a bill comes back as it was', () => {
  const text = '支付宝交易号,商户订单号,业务类型（元）退款批次号/请求号：￥12.30\r\n龘镕堃喆';
  expect(new TextDecoder('gbk', { fatal: true }).decode(encodeGbk(text))).toBe(text);
});
