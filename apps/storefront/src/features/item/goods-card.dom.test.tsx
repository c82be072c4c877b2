import type { ProductCard } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { QuickAdd } from '#lib/quick-add';
import { QuickAddProvider } from '#lib/quick-add';
import { aCard } from '../../../test/a-card.ts';
import { renderPart } from '../../../test/a-storefront.tsx';
import { GoodsCard } from './goods-card.tsx';
import type { CardOffers } from './offer-queries.ts';

const goods = aCard({
  title: '车厘子',
  sellingPoint: '早晨到货',
  tags: ['满减'],
  priceFen: 4_990,
  listPriceFen: 6_900,
  soldCount: 320,
  skuCount: 2,
});

const show = (form: NonNullable<ComponentProps<typeof GoodsCard>['form']>, add: QuickAdd = () => {}, changes: Partial<ProductCard> = {}) =>
  renderPart(
    <QuickAddProvider value={add}>
      <GoodsCard goods={{ ...goods, ...changes }} form={form} />
    </QuickAddProvider>,
  );

/** Offers that were asked for while the page was at rest. */
function Known({ offers }: { readonly offers: CardOffers }) {
  useQueryClient().setQueryData<CardOffers>(['cardOffers'], offers);
  return null;
}

describe('goods on a card (spec 2.2)', () => {
  test.each(['grid', 'list', 'wide'] as const)('as %s: all that is known, and a way into the cart', (form) => {
    const add = vi.fn();
    show(form, add);
    expect(screen.getByRole('article').textContent).toBe('车厘子早晨到货满减¥49.9¥69已售 320');
    fireEvent.click(screen.getByRole('button', { name: '选购 车厘子' }));
    expect(add).toHaveBeenCalledExactlyOnceWith(goods);
  });

  test.each([
    ['rail', '车厘子¥49.9¥69'],
    ['tallRail', '车厘子¥49.9¥69'],
    ['line', '车厘子¥49.9'],
  ] as const)('as %s: what it is and what it costs', (form, words) => {
    show(form);
    expect(screen.getByRole('article').textContent).toBe(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says that it is sold out, and leads to the item instead of the cart', () => {
    show('grid', vi.fn(), { isSoldOut: true });
    expect(screen.getByText('已售罄')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '车厘子' })).toBeTruthy();
  });

  test('shows the lowest of several prices as such, in either language (finding S3)', () => {
    show('rail', undefined, { hasPriceRange: true });
    expect(screen.getByRole('article').textContent).toBe('车厘子¥49.9起¥69');
  });

  test.each([4_990, 4_000])('strikes through no reference price of %d: it is not higher (finding S2)', (listPriceFen) => {
    show('grid', undefined, { listPriceFen });
    expect(screen.getByRole('article').querySelector('s')).toBeNull();
  });

  test('tells brand, rank, novelty, score and reviews where they are known, with two tags at most (finding M8)', () => {
    const known = { brandName: '果山里', salesRank: 1, isNew: true, score: 4.9, reviewCount: 11, hasVideo: true };
    show('grid', undefined, known);
    expect(screen.getByRole('article').textContent).toBe('车厘子果山里早晨到货热销榜第 1新品¥49.9¥69已售 3204.9 分11 评价');
    expect(screen.getByRole('img', { name: '有视频' })).toBeTruthy();
  });

  test.each(['grid', 'rail'] as const)('as %s: what is offered with it, once that is known, on its picture (spec 7.6)', (form) => {
    renderPart(
      <>
        <Known offers={{ [goods.id]: () => '到手价', 6: null }} />
        <GoodsCard goods={goods} form={form} />
        <GoodsCard goods={{ ...goods, id: '6' }} form={form} />
      </>,
    );
    const [lowered, other] = screen.getAllByRole('article');
    expect(lowered?.textContent).toMatch(/^到手价车厘子/);
    expect(other?.textContent).not.toContain('到手价');
  });

  test('says nothing of offers where it is sold out', () => {
    renderPart(
      <>
        <Known offers={{ [goods.id]: () => '到手价' }} />
        <GoodsCard goods={{ ...goods, isSoldOut: true }} />
      </>,
    );
    expect(screen.getByRole('article').textContent).not.toContain('到手价');
  });

  test('leads to the item by its name', () => {
    show('grid');
    expect(screen.getByRole('link', { name: '车厘子' }).getAttribute('href')).toBe('/shop/item/5.html');
  });
});
