import type { BlockProps } from '@qianpu/contract/types';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { GoodsBlock } from './goods-block.tsx';

const goods = (id: string) => aCard({ id, title: `草莓 ${id}`, sellingPoint: '早晨到货', priceFen: 4_990, soldCount: 320, skuCount: 2 });
const props: BlockProps<'goods'> = {
  title: '今晨鲜到',
  subtitle: '',
  source: { categoryId: '7', sortType: 'sold' },
  count: 3,
  layout: 'grid',
  tall: false,
};
const page = { list: ['1', '2', '3'].map(goods), pageNum: 1, hasMore: false };
const show = (changes: Partial<BlockProps<'goods'>> = {}, list: Answers['catalog.product.pageList'] = () => page) =>
  renderPart(<GoodsBlock props={{ ...props, ...changes }} isFirstScreen={false} />, { answers: { 'catalog.product.pageList': list } });

describe('goods on a decorated page (spec 3, 7.2)', () => {
  test('are those the merchant chose, in his order and number', async () => {
    const { sentTo } = show();
    await screen.findByText('草莓 1');
    expect(sentTo('catalog.product.pageList').map(({ input }) => input)).toEqual([
      { cid: '11', categoryId: '7', sortType: 'sold', pageNum: 1, pageSize: 3 },
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['草莓 1', '草莓 2', '草莓 3']);
  });

  test.each([
    ['grid', true],
    ['list', true],
    ['wide', true],
    ['rail', false],
    ['small', false],
  ] as const)('as %s: with all that is known: %s', async (layout, isFull) => {
    show({ layout });
    await screen.findByText('草莓 1');
    expect(screen.queryAllByText('已售 320')).toHaveLength(isFull ? 3 : 0);
  });

  test('only a rail has upright pictures', async () => {
    show({ layout: 'rail', tall: true });
    await screen.findByText('草莓 1');
    expect(screen.getAllByRole('article').every(({ className }) => className.includes('tallRail'))).toBe(true);
    show({ layout: 'small', tall: true });
    await screen.findByText('草莓 1');
    expect(screen.getAllByRole('article').some(({ className }) => className.includes('tallRail'))).toBe(false);
  });

  test('nothing to show leaves no gap', async () => {
    const { container, sent } = show({}, () => ({ ...page, list: [] }));
    await expect.poll(() => container.textContent).toBe('');
    expect(sent).toHaveLength(1);
  });

  test('that do not come can be asked for again, and the rest of the page stands', async () => {
    const replies = [unreachable, page];
    show({ layout: 'rail' }, () => replies.shift() ?? page);
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(retry);
    await screen.findByText('草莓 1');
  });
});
