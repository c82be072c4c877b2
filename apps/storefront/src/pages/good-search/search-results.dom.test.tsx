import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { answerOf, found, searchAnswers } from '../../../test/search-answers.ts';

// A sheet's chunk is loaded here as a phone loads it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

const open = (path: string, changes: Answers = {}) => openPage(path, { answers: { ...searchAnswers, ...changes } });
const openFound = (changes: Answers = {}, more = '') => open(`/search.html?words=草莓${more}`, changes);
const currentParams = () => new URL(window.location.href).searchParams;
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索商品' });
const openFilter = async () => {
  const button = await screen.findByRole('button', { name: '筛选' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: '筛选' }));
};

describe('what was found (spec 2.2)', () => {
  test('filters and order stand in the address, and the address is what is asked', async () => {
    const { sentTo } = await openFound({}, '&brands=7.8&tags=产地直发&price=3000-6000&stock=1&sort=sold');
    await screen.findByText('丹东红颜草莓');
    expect(sentTo('catalog.search.goods').map(({ input }) => input)).toContainEqual({
      cid: '11',
      words: '草莓',
      brandIds: ['7', '8'],
      tags: ['产地直发'],
      priceFrom: 3_000,
      priceTo: 6_000,
      inStock: true,
      sortType: 'sold',
      pageNum: 1,
      pageSize: 10,
    });
    expect(screen.getByRole('button', { name: '筛选，已选 5 项' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() => expect([currentParams().get('sort'), currentParams().get('brands')]).toEqual(['priceUp', '7.8']));
  });

  test('quick filters: stock, tags, and where most prices lie', async () => {
    await openFound();
    const quick = within(await screen.findByRole('group', { name: '常用筛选' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['仅看有货', '产地直发', '¥30–60']);
    fireEvent.click(quick.getByText('¥30–60'));
    await waitFor(() => expect(currentParams().get('price')).toBe('3000-6000'));
    fireEvent.click(await screen.findByRole('button', { name: '¥30–60', pressed: true }));
    await waitFor(() => expect(currentParams().get('price')).toBeNull());
  });

  test('the sheet says how many a choice leaves, and shows them when it is told to', async () => {
    await openFound({
      'catalog.search.goods': ({ brandIds }) =>
        answerOf(brandIds ? [found('1', '丹东红颜草莓')] : [found('1', '丹东红颜草莓'), found('2', '妙香草莓')]),
    });
    const sheet = await openFilter();
    fireEvent.click(sheet.getByRole('button', { name: '红颜 8' }));
    fireEvent.click(await sheet.findByRole('button', { name: '查看 1 款' }));
    await waitFor(() => expect(currentParams().get('brands')).toBe('7'));
    await waitFor(() => expect(screen.queryByText('妙香草莓')).toBeNull());
  });

  test('handles and fields cut the same range', async () => {
    await openFound();
    const sheet = await openFilter();
    fireEvent.change(sheet.getByRole('slider', { name: '最低价' }), { target: { value: '3' } });
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: '最低价' }).value).toBe('30');
    fireEvent.change(sheet.getByRole('textbox', { name: '最高价' }), { target: { value: '60' } });
    expect(sheet.getByRole('slider', { name: '最高价' }).getAttribute('aria-valuetext')).toBe('¥60');
    fireEvent.click(sheet.getByRole('button', { name: '重置' }));
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: '最高价' }).value).toBe('');
  });

  test('what was corrected is said, and can be insisted on', async () => {
    const { sentTo } = await open('/search.html?words=草霉', {
      'catalog.search.goods': ({ exact }) =>
        exact ? answerOf([], { facets: null }) : answerOf([found('1', '草莓')], { corrected: '草莓' }),
      'catalog.product.pageList': () => ({ list: [found('9', '牛油果')], pageNum: 1, hasMore: false }),
    });
    await screen.findByText('已为您搜「草莓」');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '仍搜「草霉」' })));
    await screen.findByText('没有找到「草霉」');
    expect(sentTo('catalog.search.goods').at(-1)?.input).toMatchObject({ words: '草霉', exact: true });
  });

  test('kinds of what was understood stand among the goods, each a filter (finding S10)', async () => {
    await open('/search.html?words=caomei', {
      'catalog.search.goods': () => answerOf([found('1', '丹东红颜草莓')], { total: 20, understood: '草莓' }),
    });
    await screen.findByText('想找哪种草莓？');
    fireEvent.click(screen.getByRole('link', { name: '红颜' }));
    await waitFor(() => expect([currentParams().get('words'), currentParams().get('brands')]).toEqual(['caomei', '7']));
  });

  test('nothing found: other words, and what sells', async () => {
    await openFound({
      'catalog.search.goods': () => answerOf([], { related: ['草莓干'] }),
      'catalog.product.pageList': () => ({ list: [found('9', '牛油果')], pageNum: 1, hasMore: false }),
    });
    await screen.findByText('没有找到「草莓」');
    expect([screen.getByRole('link', { name: '草莓干' }), await screen.findByText('牛油果')]).toHaveLength(2);
  });

  test('nothing left by the filters: they can be dropped', async () => {
    await openFound(
      {
        'catalog.search.goods': ({ inStock }) => answerOf(inStock ? [] : [found('1', '丹东红颜草莓')]),
        'catalog.product.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
      },
      '&stock=1',
    );
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    await screen.findByText('丹东红颜草莓');
    expect(currentParams().get('stock')).toBeNull();
  });

  test('the words are written on over what was found; going back leads there', async () => {
    await openFound();
    fireEvent.click(await screen.findByRole('button', { name: '修改搜索词：草莓' }));
    expect(field().value).toBe('草莓');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '清空搜索词' }));
    fireEvent.change(field(), { target: { value: '牛奶' } });
    fireEvent.submit(field().form!);
    await screen.findByRole('heading', { level: 1, name: '「牛奶」的搜索结果' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a failure says so and can be tried again', async () => {
    const replies = [() => refused('600400', 'x')];
    await openFound({ 'catalog.search.goods': () => replies.shift()?.() ?? answerOf([found('1', '丹东红颜草莓')]) });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByText('丹东红颜草莓');
  });
});
