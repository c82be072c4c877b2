import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prefixOf } from '../../packages/contract/src/call.ts';
import { inCheckout } from '../mall/paths.ts';

const words = /acl is_call path_beg (.+)/.exec(readFileSync(inCheckout('docs/haproxy.cfg'), 'utf8'))?.[1]?.split(' ') ?? [];
const isCall = (path: string) => words.some((word) => path.startsWith(word));

describe('the balancer of docs/haproxy.cfg', () => {
  test('gives calls of every base, and providers, to the api', () => {
    expect(Object.values(prefixOf).filter((prefix) => !isCall(`${prefix}/x`))).toEqual([]);
    expect(isCall('/pay/notify/wechat/1001/main')).toBe(true);
  });

  test('leaves pages to web', () => {
    expect(['/shop/', '/cp/home', '/shop/item/1.html', '/assets/index.js', '/memberships'].filter(isCall)).toEqual([]);
  });
});
