import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { View } from './store-picker-block.tsx';

const store = (organizationId: string, shopName: string, status: 'OPEN' | 'RESTING' = 'OPEN') => ({
  organizationId,
  shopName,
  squareLogo: '1/logo.png',
  note: '',
  status,
});
const stores = [store('12', '天目里店'), store('11', '滨江店'), store('13', '云上店', 'RESTING')];
const show = (list: Answers['shop.institution.list'] = () => stores) =>
  renderPart(<View props={{ title: '换一家店' }} isFirstScreen={false} />, { answers: { 'shop.institution.list': list } });
const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') !== '/shop/instLoadPage.html');

describe('the merchant’s shops on a decorated page (spec 2.6, 7.2)', () => {
  test('lead to the home of each, the one the shopper stands in first and marked', async () => {
    show();
    await screen.findByText('天目里店');
    expect(links().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['滨江店当前', '/shop/?cid=11', 'true'],
      ['天目里店', '/shop/?cid=12', null],
      ['云上店休息中', '/shop/?cid=13', null],
    ]);
  });

  test('ten stand in the row, and all of them in the list it leads to', async () => {
    show(() => Array.from({ length: 14 }, (_, place) => store(String(20 + place), `${place} 店`)));
    await screen.findByText('0 店');
    expect(links()).toHaveLength(10);
    expect(screen.getByRole('link', { name: '全部店铺' }).getAttribute('href')).toBe('/shop/instLoadPage.html');
  });

  test('one alone is no choice', async () => {
    const { container, sent } = show(() => [store('11', '滨江店')]);
    await expect.poll(() => container.textContent).toBe('');
    expect(sent).toHaveLength(1);
  });

  test('that do not come can be asked for again', async () => {
    const replies = [unreachable, stores];
    show(() => replies.shift() ?? stores);
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByText('天目里店');
  });
});
