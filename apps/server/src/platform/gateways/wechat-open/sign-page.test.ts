import { describe, expect, test } from 'vitest';
import { signPage } from './sign-page.ts';

/** The example of the platform's documentation, and the value it publishes for it. */
const example = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
};
const published = '0f9de62fce790f9a083d5c99e95740ceb90c27ed';

describe('the signature of a page (spec 7.2)', () => {
  test('of the platform’s own example is the published one', () => expect(signPage(example)).toBe(published));

  test('leaves out what follows the address', () => {
    expect(signPage({ ...example, url: `${example.url}#reviews?a=b` })).toBe(published);
  });

  test.each([
    ['another address', { url: 'http://mp.weixin.qq.com?params=values' }],
    ['an address written otherwise', { url: 'http://mp.weixin.qq.com/?params=value' }],
    ['another second', { timestamp: 1414587458 }],
    ['another nonce', { nonceStr: 'Wm3WZYTPz0wzccnw' }],
    ['another ticket', { ticket: `${example.ticket}=` }],
  ])('of %s is another one', (_what, different) => {
    expect(signPage({ ...example, ...different })).not.toBe(published);
  });
});
