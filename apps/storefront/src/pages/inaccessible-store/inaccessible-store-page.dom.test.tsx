import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOpening, aStore } from '../../../test/a-store.ts';
import { openPage } from '../../../test/a-storefront.tsx';

const answers = {
  'shop.store.list': () => [aStore('12', '西湖店', { status: 'RESTING', isOpen: false })],
  'shop.status.find': () => anOpening({ status: 'CLOSED', isOpen: false }),
  'shop.business.shopName': () => [{ organizationId: '19', shopName: '滨江店' }],
};

describe('a shop that cannot be entered (spec 2.1, 4)', () => {
  test('says which one it was, and where to go instead', async () => {
    await openPage('/inaccessibleStore.html?orgId=19', { answers });
    expect(await screen.findByRole('heading', { name: '滨江店暂时无法访问' })).toBeTruthy();
    const other = screen.getByRole('link', { name: /西湖店/ });
    expect(other.getAttribute('href')).toBe('/shop/?cid=12');
    expect(screen.getByText('休息中')).toBeTruthy();
  });

  test('says how the closed shop is reached (finding M9)', async () => {
    await openPage('/inaccessibleStore.html?orgId=19', { answers });
    expect(await screen.findByText('暂停营业')).toBeTruthy();
    expect(screen.getByRole('link', { name: '拨打 0571-55550101' })).toBeTruthy();
  });

  test("asks for no name where nobody knows the organisation: 'false'", async () => {
    const { sentTo } = await openPage('/inaccessibleStore.html?orgId=false', { answers });
    expect(await screen.findByRole('heading', { name: '这家店暂时无法访问' })).toBeTruthy();
    await screen.findByRole('link', { name: /西湖店/ });
    expect(sentTo('shop.business.shopName')).toEqual([]);
  });
});
