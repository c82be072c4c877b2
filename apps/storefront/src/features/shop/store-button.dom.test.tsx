import type { Store } from '@qianpu/contract/types';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStore } from '../../../test/a-store.ts';
import { renderPart } from '../../../test/a-storefront.tsx';
import { StoreButton } from './store-button.tsx';

const show = (...stores: readonly Store[]) =>
  renderPart(<StoreButton page="goodClass" />, {
    answers: {
      'shop.institution.list': () =>
        stores.map(({ organizationId, shopName, squareLogo, note, status }) => ({ organizationId, shopName, squareLogo, note, status })),
      'shop.store.list': () => [...stores],
    },
  });

describe('the way to another shop of the merchant (spec 2.2)', () => {
  test('is a sheet of all shops, each leading to the same page of its own', async () => {
    show(aStore('11', '滨江店'), aStore('12', '天目里店'));
    fireEvent.click(await screen.findByRole('button', { name: '滨江店，切换店铺' }));
    const sheet = await screen.findByRole('dialog', { name: '选择店铺' });
    await within(sheet).findByRole('link', { name: '滨江店' });
    expect(
      within(sheet)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/shop/category.html?cid=11', '/shop/category.html?cid=12']);
    fireEvent.click(within(sheet).getByLabelText('关闭'));
    expect(sheet.hasAttribute('open')).toBe(false);
  });

  test('one shop alone is no choice', async () => {
    const { sent } = show(aStore('11', '滨江店'));
    await expect.poll(() => sent).toHaveLength(1);
    // until the answer is drawn
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('滨江店')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
