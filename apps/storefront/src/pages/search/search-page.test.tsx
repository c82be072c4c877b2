// @vitest-environment happy-dom
import type { FoundGoods, OutputOf } from '@qianpu/contract/types';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { aShop, openPage, refused } from '../../../test/a-storefront.tsx';
import { later } from '../../session/stored-later.ts';

// A sheet's chunk is loaded here as a phone loads it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

const found = (id: string, title: string, isSoldOut = false): FoundGoods => ({
  id,
  title,
  sellingPoint: '',
  picture: '1/goods/a.jpg',
  tags: [],
  priceFen: 3_990,
  listPriceFen: null,
  soldCount: 0,
  skuCount: 1,
  isSoldOut,
  marks: [],
});

const facets: OutputOf<'catalog.search.goods'>['facets'] = {
  categories: [{ id: '3', name: '鲜果', count: 8 }],
  brands: [
    { id: '7', name: '红颜', count: 8 },
    { id: '8', name: '淡雪', count: 3 },
  ],
  tags: [{ name: '产地直发', count: 5 }],
  price: { fromFen: 0, toFen: 20_000, counts: [0, 0, 0, 9, 8, 9, ...Array(14).fill(1)] },
};

const answerOf = (list: readonly FoundGoods[], more: Partial<OutputOf<'catalog.search.goods'>> = {}) => ({
  list: [...list],
  pageNum: 1,
  hasMore: false,
  total: list.length,
  corrected: null,
  facets,
  related: [],
  ...more,
});

const answers: Answers = {
  'catalog.search.hotWords': () => ({
    placeholders: ['阳光金奇异果'],
    words: [
      { text: '丹东草莓', badge: 'hot' },
      { text: '大闸蟹', badge: 'new' },
      ...Array.from({ length: 8 }, (_, at) => ({ text: `热词${at}`, badge: null })),
    ],
    rankings: [{ kind: 'searched', list: [{ id: '21', title: '丹东 99 草莓', picture: '1/goods/a.jpg', figure: 26_000 }] }],
  }),
  'catalog.search.suggest': ({ words }) => ({
    goods: null,
    words: [
      { text: words, marks: [], narrower: ['丹东'] },
      { text: `${words}礼盒`, marks: [[0, words.length]], narrower: [] },
    ],
    categories: [{ id: '3', name: '草莓', path: '鲜果 / 草莓', count: 18 }],
  }),
  'catalog.search.goods': () => answerOf([found('1', '丹东红颜草莓'), found('2', '妙香草莓', true)]),
};

const open = (path = '/search.html', changes: Answers = {}, searched: readonly string[] = []) =>
  openPage(path, { answers: { ...answers, ...changes } }, () => later.write('searchedWords', aShop.mid, [...searched]));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索商品' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(field().form!);
const remembered = () => later.read('searchedWords', aShop.mid);
const asked = () => new URL(window.location.href).searchParams;
const openFilter = async () => {
  const button = await screen.findByRole('button', { name: '筛选' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: '筛选' }));
};
const suggestion = (text: string) => screen.findByRole('button', { name: (name) => name.replace(/\s/g, '') === text });

describe('where words are found (spec 2.2)', () => {
  test('an empty field searches what stands in it', async () => {
    await open();
    await waitFor(() => expect(field().placeholder).toBe('阳光金奇异果'));
    submit();
    await screen.findByRole('heading', { level: 1, name: '「阳光金奇异果」的搜索结果' });
    expect([asked().get('words'), remembered()]).toEqual(['阳光金奇异果', ['阳光金奇异果']]);
  });

  test('without a word of the merchant an empty field searches nothing', async () => {
    await open('/search.html', { 'catalog.search.hotWords': () => refused('600400', 'x') });
    submit();
    expect([asked().get('words'), remembered()]).toEqual([null, []]);
  });

  test('what was searched comes first, and the newest of it', async () => {
    await open('/search.html', {}, ['牛油果', '草莓']);
    const words = await screen.findByRole('button', { name: '草莓' });
    await act(async () => fireEvent.click(words));
    await screen.findByText('丹东红颜草莓');
    expect(remembered()).toEqual(['草莓', '牛油果']);
  });

  test('one word can be taken away, and all after a question', async () => {
    await open('/search.html', {}, ['牛油果', '草莓', '西冷牛排']);
    fireEvent.click(await screen.findByRole('button', { name: '管理搜索历史' }));
    fireEvent.click(screen.getByRole('button', { name: '删除「草莓」' }));
    expect(remembered()).toEqual(['牛油果', '西冷牛排']);
    fireEvent.click(screen.getByRole('button', { name: '全部清空' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(screen.queryByText('搜索历史')).toBeNull());
    expect(remembered()).toBeNull();
  });

  test('hot words come in batches', async () => {
    await open();
    await screen.findByRole('button', { name: /丹东草莓/ });
    fireEvent.click(screen.getByRole('button', { name: '换一批' }));
    expect([screen.queryByText('丹东草莓'), screen.getByText('热词7').textContent]).toEqual([null, '热词7']);
  });
});

describe('while somebody types (spec 2.2)', () => {
  test('suggestions follow the words; the arrow puts them into the field', async () => {
    await open();
    type('草莓');
    fireEvent.click(await suggestion('把「草莓礼盒」填入搜索框'));
    expect(field().value).toBe('草莓礼盒');
    await screen.findByRole('link', { name: '去「鲜果 / 草莓」分类，18 款' });
  });

  test('nothing is asked about signs an input method still builds', async () => {
    const { sentTo } = await open();
    fireEvent.compositionStart(field());
    type('cao mei');
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(sentTo('catalog.search.suggest')).toEqual([]);
    fireEvent.change(field(), { target: { value: '草莓' } });
    fireEvent.compositionEnd(field());
    await suggestion('草莓礼盒');
    expect(sentTo('catalog.search.suggest').map(({ input }) => input)).toEqual([{ cid: '11', words: '草莓' }]);
  });

  test('a late answer never takes the place of a newer one', async () => {
    const late = Promise.withResolvers<OutputOf<'catalog.search.suggest'>>();
    const only = (text: string) => ({ goods: null, words: [{ text, marks: [], narrower: [] }], categories: [] });
    await open('/search.html', { 'catalog.search.suggest': ({ words }) => (words === '草' ? late.promise : only('草莓蛋糕')) });
    type('草');
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    type('草莓');
    await suggestion('草莓蛋糕');
    await act(async () => late.resolve(only('草坪')));
    expect([screen.queryByText('草坪'), screen.queryByText('草莓蛋糕') !== null]).toEqual([null, true]);
  });

  test('arrow keys walk through the rows and back into the field, Enter takes one, Esc leaves it', async () => {
    await open();
    type('草莓');
    await suggestion('草莓礼盒');
    const press = (key: string) => fireEvent.keyDown(field(), { key });
    const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    press('ArrowDown');
    expect(marked()).toContain('草莓');
    press('ArrowUp');
    expect(marked()).toBeNull();
    press('ArrowUp');
    expect(marked()).toContain('去「鲜果 / 草莓」分类');
    press('Escape');
    expect(marked()).toBeNull();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await screen.findByRole('heading', { level: 1, name: '「草莓礼盒」的搜索结果' });
    expect(asked().get('words')).toBe('草莓礼盒');
  });

  test('suggestions that do not come leave the field as good as it was', async () => {
    await open('/search.html', { 'catalog.search.suggest': () => refused('600500', 'x') });
    type('草莓');
    await act(async () => submit());
    await screen.findByText('丹东红颜草莓');
  });
});

describe('what was found (spec 2.2)', () => {
  const openFound = (changes: Answers = {}, more = '') => open(`/search.html?words=草莓${more}`, changes);

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
      inStock: 'true',
      sortType: 'sold',
      pageNum: 1,
      pageSize: 10,
    });
    expect(screen.getByRole('button', { name: '筛选，已选 5 项' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() => expect([asked().get('sort'), asked().get('brands')]).toEqual(['priceUp', '7.8']));
  });

  test('quick filters: stock, tags, and where most prices lie', async () => {
    await openFound();
    const quick = within(await screen.findByRole('group', { name: '常用筛选' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['仅看有货', '产地直发', '¥30–60']);
    fireEvent.click(quick.getByText('¥30–60'));
    await waitFor(() => expect(asked().get('price')).toBe('3000-6000'));
    fireEvent.click(await screen.findByRole('button', { name: '¥30–60', pressed: true }));
    await waitFor(() => expect(asked().get('price')).toBeNull());
  });

  test('the sheet says how many a choice leaves, and shows them when it is told to', async () => {
    await openFound({
      'catalog.search.goods': ({ brandIds }) =>
        answerOf(brandIds ? [found('1', '丹东红颜草莓')] : [found('1', '丹东红颜草莓'), found('2', '妙香草莓')]),
    });
    const sheet = await openFilter();
    fireEvent.click(sheet.getByRole('button', { name: '红颜 8' }));
    fireEvent.click(await sheet.findByRole('button', { name: '查看 1 款' }));
    await waitFor(() => expect(asked().get('brands')).toBe('7'));
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
    await screen.findByText('已为你搜「草莓」');
    fireEvent.click(screen.getByRole('link', { name: '仍搜「草霉」' }));
    await screen.findByText('没有找到「草霉」');
    expect(sentTo('catalog.search.goods').at(-1)?.input).toMatchObject({ words: '草霉', exact: 'true' });
  });

  test('narrower words stand among the goods, and are a search of their own', async () => {
    await openFound({ 'catalog.search.goods': () => answerOf([found('1', '丹东红颜草莓')], { related: ['红颜'] }) });
    await screen.findByText('想找哪种草莓？');
    fireEvent.click(screen.getByRole('link', { name: '红颜' }));
    await screen.findByRole('heading', { level: 1, name: '「草莓 红颜」的搜索结果' });
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
    expect(asked().get('stock')).toBeNull();
  });

  test('the words are written on over what was found; going back leads there', async () => {
    await openFound();
    fireEvent.click(await screen.findByRole('button', { name: '修改搜索词：草莓' }));
    expect(field().value).toBe('草莓');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '清空搜索词' }));
    type('牛奶');
    submit();
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
