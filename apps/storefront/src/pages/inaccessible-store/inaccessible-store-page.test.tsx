// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';

const answers = {
  'shop.institution.list': () => [
    { organizationId: '12', shopName: '西湖店', squareLogo: '1/logo.png', note: '', status: 'RESTING' as const },
  ],
  'shop.business.shopName': () => [{ organizationId: '19', shopName: '滨江店' }],
};

describe('a shop that cannot be entered (spec 2.1, 4)', () => {
  test('says which one it was, and where to go instead', async () => {
    await openPage('/inaccessibleStore.html?orgId=19', { answers });
    expect(await screen.findByRole('heading', { name: '滨江店暂时不能访问' })).toBeTruthy();
    const other = screen.getByRole('link', { name: /西湖店/ });
    expect(other.getAttribute('href')).toBe('/shop/?cid=12');
    expect(other.textContent).toContain('休息中');
  });

  test("asks for no name where nobody knows the organisation: 'false'", async () => {
    const { sentTo } = await openPage('/inaccessibleStore.html?orgId=false', { answers });
    expect(await screen.findByRole('heading', { name: '这家店暂时不能访问' })).toBeTruthy();
    await screen.findByRole('link', { name: /西湖店/ });
    expect(sentTo('shop.business.shopName')).toEqual([]);
  });
});
