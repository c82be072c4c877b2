import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStore } from '../../../test/a-store.ts';
import { openPage } from '../../../test/a-storefront.tsx';

const answers = {
  'shop.store.list': () => [aStore('12', '西湖店')],
};

describe('choosing an organisation to log in to (spec 2.1)', () => {
  test('leads through its login and back', async () => {
    await openPage('/treeLogin.html?returnUrl=%2Fshop%2Fcart.html', { answers });
    const way = (await screen.findByRole('link', { name: /西湖店/ })).getAttribute('href');
    expect(way).toBe('/shop/login.html?cid=12&returnUrl=%2Fshop%2Fcart.html%3Fcid%3D12');
  });

  test('leads a member straight back', async () => {
    await openPage('/treeLogin.html?returnUrl=%2Fshop%2Fcart.html', { answers, isMember: true });
    expect((await screen.findByRole('link', { name: /西湖店/ })).getAttribute('href')).toBe('/shop/cart.html?cid=12');
  });
});
