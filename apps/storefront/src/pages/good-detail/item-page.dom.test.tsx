import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored } from '#session/stored';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anItem, aSku, reviewsOf } from '../../../test/an-item.ts';
import { loadPage } from '../../app/load-page.ts';

// The chunks of the next page and of the sheets, so that nothing waits for them while a test acts.
beforeAll(() => Promise.all([loadPage('orderConfirm'), import('./item-sheet.tsx'), import('../../features/item/promises-sheet.tsx')]));
// Everything is near: nobody scrolls here.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe = () => this.#seen([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sku = (id: string, size: string, stock: number, priceFen = 5_990) =>
  aSku(id, stock, { specs: [{ name: '规格', value: size }], priceFen });
const strawberry = anItem({ skus: [sku('1', '小盒', 0), sku('2', '中盒', 3), sku('3', '大盒', 999, 9_990)] });
const answers: Answers = {
  'catalog.product.info': () => strawberry,
  'catalog.review.summary': () => reviewsOf(),
  'cart.line.add': () => ({ totalItem: 2, cartCount: 2 }),
  'cart.badge.count': () => ({ count: 2 }),
};
const openItem = (changed: Parameters<typeof anItem>[0], others: Answers = {}) =>
  openPage('/item/5.html', { answers: { ...answers, 'catalog.product.info': () => anItem(changed), ...others } });

const sheet = () => screen.getByRole('dialog');
async function openSheet(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
}

describe('choosing and buying (spec 2.2, 3)', () => {
  test('a visitor’s goods go into the cart of the device', async () => {
    const { sent } = await openPage('/item/5.html', { answers });
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByText('大盒'));
    fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(within(sheet()).getByText(/合计/).textContent).toBe('合计 ¥199.80');
    fireEvent.click(within(sheet()).getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已加入购物车'));
    expect(readStored('guestCart', '1')).toEqual([{ cid: '11', skuId: '3', goodsId: '5', quantity: 2, isTicked: true }]);
    expect(screen.getByRole('link', { name: '购物车，2 件' })).toBeTruthy();
    expect(sent.filter(({ name }) => name.startsWith('cart.'))).toEqual([]);
  });

  test('a member’s go into the mall’s, once however often the button is tapped', async () => {
    const { sentTo } = await openPage('/item/5.html', { answers, isMember: true });
    await openSheet('加入购物车');
    const add = within(sheet()).getByRole('button', { name: '加入购物车' });
    fireEvent.click(add);
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('cart.line.add').map((call) => call.input)).toEqual([{ cid: '11', skuId: '2', quantity: 1 }]);
  });

  test('a refusal is said, and the sheet stays', async () => {
    await openPage('/item/5.html', {
      answers: { ...answers, 'cart.line.add': () => refused('610001', '购物车已满，请先清理') },
      isMember: true,
    });
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByRole('button', { name: '加入购物车' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('购物车已满，请先清理'));
    expect(sheet()).toBeTruthy();
  });

  test('what is sold out cannot be chosen, and nobody takes more than there are', async () => {
    await openPage('/item/5.html', { answers });
    await openSheet('立即购买');
    expect(within(sheet()).getByRole('button', { name: '小盒，已售罄' }).hasAttribute('disabled')).toBe(true);
    expect(within(sheet()).getByText('库存 3 件')).toBeTruthy();
    for (const _ of [1, 2, 3, 4]) fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(within(sheet()).getByRole('group', { name: '数量' }).querySelector('b')?.textContent).toBe('3');
  });

  test('what was on show is not exchanged for something else when it is sold meanwhile', async () => {
    const found = [strawberry, anItem({ skus: [sku('2', '中盒', 0), sku('3', '大盒', 999, 9_990)] })];
    await openPage('/item/5.html', { answers: { ...answers, 'catalog.product.info': () => found.shift() ?? strawberry } });
    await openSheet('立即购买');
    expect((await within(sheet()).findByRole('button', { name: '已售罄' })).hasAttribute('disabled')).toBe(true);
    expect(within(sheet()).getByText('已选：中盒')).toBeTruthy();
  });

  test('"buy now" takes its own lines to order confirm', async () => {
    await openPage('/item/5.html', { answers, isMember: true });
    await openSheet('立即购买');
    fireEvent.click(within(sheet()).getByRole('button', { name: '立即购买' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/orderConfirm.html'));
    expect(readStored('orderConfirm', '1')).toEqual({ lines: [{ cid: '11', skuId: '2', quantity: 1 }] });
    expect(readStored('fromCart', '1')).toBeNull();
  });

  test('a value that cannot be had beside the others is greyed and says so; chosen, it takes their place', async () => {
    const of = (id: string, colour: string, size: string, stock: number) => {
      const specs = [
        { name: '颜色', value: colour },
        { name: '尺码', value: size },
      ];
      return aSku(id, stock, { specs, picture: colour === '燕麦' ? '1/oat.jpg' : '1/coal.jpg' });
    };
    await openItem({ skus: [of('1', '燕麦', 'M', 5), of('2', '炭黑', 'L', 5), of('3', '炭黑', 'M', 0)] });
    await openSheet('立即购买');
    const coal = within(sheet()).getByRole('button', { name: /^炭黑，与已选规格组合无货/ });
    fireEvent.click(coal);
    expect(within(sheet()).getByText('请选择 尺码')).toBeTruthy();
    expect(within(sheet()).getByRole('button', { name: '立即购买' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(within(sheet()).getByText('L'));
    expect(within(sheet()).getByText('已选：炭黑，L')).toBeTruthy();
    fireEvent.click(within(sheet()).getByLabelText('查看大图'));
    expect(within(await screen.findByRole('dialog', { name: '红颜草莓' })).getByAltText('红颜草莓 炭黑 L')).toBeTruthy();
  });

  test('pieces are counted as the merchant sells them', async () => {
    await openItem({ quantity: { min: 2, step: 2, max: 6 }, skus: [aSku('1', 99)] });
    await openSheet('加入购物车');
    const pieces = () => within(sheet()).getByRole('group', { name: '数量' }).querySelector('b')?.textContent;
    expect(within(sheet()).getByText('2 件起购，每次加 2 件，每单限购 6 件')).toBeTruthy();
    expect(pieces()).toBe('2');
    for (const _ of [1, 2, 3]) fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(pieces()).toBe('6');
  });
});

describe('a purchase limit (A2)', () => {
  test('stands beside the sales and in the sheet, whose stepper ends there', async () => {
    await openItem({ quantity: { min: 1, step: 1, max: 2 }, limit: { pieces: 2, days: 30 }, skus: [aSku('1', 99)] });
    await screen.findByText('每人限购 2 件');
    await openSheet('加入购物车');
    expect(within(sheet()).getByText('每人 30 天内限购 2 件')).toBeTruthy();
    for (const _ of [1, 2, 3]) fireEvent.click(within(sheet()).getByLabelText('增加'));
    expect(within(sheet()).getByRole('group', { name: '数量' }).querySelector('b')?.textContent).toBe('2');
  });
});

describe('the price of an item (findings S2, S3, S21)', () => {
  const priceOf = (part: HTMLElement) => part.querySelector('p')?.textContent;
  const summary = async () => (await screen.findByRole('heading', { level: 1 })).parentElement as HTMLElement;
  const sized = (id: string, size: string, priceFen: number, listPriceFen: number | null, picture: string | null = null) =>
    aSku(id, 9, { specs: [{ name: '规格', value: size }], priceFen, listPriceFen, picture });
  const skus = [sized('1', '500g', 5_990, 7_900), sized('2', '1.5kg', 15_900, 20_900, '1/family.jpg')];

  test('is the lowest, and says so, until a SKU is chosen; then it is that SKU’s, with its own reference price', async () => {
    await openItem({ priceFen: 5_990, listPriceFen: 7_900, hasPriceRange: true, skus });
    expect(priceOf(await summary())).toBe('¥59.9起¥79');
    expect(screen.getByRole('button', { name: /^选择/ })).toBeTruthy();
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByText('1.5kg'));
    expect(priceOf(await summary())).toBe('¥159¥209');
    expect(screen.getByRole('button', { name: /^已选.*1.5kg/, hidden: true })).toBeTruthy();
  });

  test('has both digits of the fen wherever the sheet shows an amount', async () => {
    await openItem({ priceFen: 5_990, hasPriceRange: true, skus });
    await openSheet('立即购买');
    const amounts = [...sheet().querySelectorAll('p')].map(({ textContent }) => textContent).filter((text) => text?.includes('¥'));
    expect(amounts).toEqual(['¥59.90¥79.00', '合计 ¥59.90']);
  });

  test('of one SKU is its own from the beginning', async () => {
    await openItem({ skus: [sized('1', '500g', 5_990, null)] });
    expect(priceOf(await summary())).toBe('¥59.9');
    expect(screen.getByRole('button', { name: /^已选.*500g/ })).toBeTruthy();
  });

  test('the picture of the chosen SKU comes into view', async () => {
    const slide = vi.spyOn(Element.prototype, 'scrollTo');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    await openItem({ pictures: ['1/a.jpg', '1/b.jpg'], hasPriceRange: true, skus });
    await openSheet('加入购物车');
    slide.mockClear();
    fireEvent.click(within(sheet()).getByText('1.5kg'));
    expect(slide).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
  });
});

describe('what an item page tells (spec 2.2)', () => {
  const card = aCard({ id: '9', title: '丹东车厘子', priceFen: 990 });
  const related: Answers = {
    'catalog.product.recommendList': () => ({ list: [card] }),
  };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('goods without stock say so, offer nothing, and show first what there is instead', async () => {
    await openItem({ skus: [sku('1', '小盒', 0)] }, related);
    expect((await screen.findByRole('button', { name: '已售罄' })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
    expect(await screen.findByText('丹东车厘子')).toBeTruthy();
    expect(headings()[0]).toBe('该商品已售罄，看看相似商品');
  });

  test('below them stand reviews, the shop, the detail, and what others looked at', async () => {
    await openItem({ detailHtml: '<p>清晨采摘</p>' }, related);
    await screen.findByText('丹东车厘子');
    expect(headings()).toEqual(['评价 ', '滨江店', '商品详情', '看了又看']);
    expect(screen.getByText('清晨采摘')).toBeTruthy();
  });

  test('without related goods, or with none that come, it ends with the detail', async () => {
    await openItem({}, { 'catalog.product.recommendList': () => refused('1', '没有') });
    await waitFor(() => expect(headings().at(-1)).toBe('商品详情'));
  });

  test('reviews that do not come leave the rest as it is', async () => {
    await openItem({}, { 'catalog.review.summary': () => refused('1', '没有') });
    expect(await screen.findByRole('button', { name: '立即购买' })).toBeTruthy();
    expect(screen.queryByText(/评价/)).toBeNull();
  });

  test('its facts stand below its title: sold, how many speak well of it, its brand', async () => {
    await openItem(
      { soldCount: 21_000, brand: { id: '3', name: '丹东九九', picture: null } },
      { 'catalog.review.summary': () => reviewsOf({ count: 8, goodRate: 98 }) },
    );
    expect((await screen.findByText('好评率 98%', { selector: '[data-wide] > div > section span' })).parentElement?.textContent).toBe(
      '已售 2.1万好评率 98%品牌 丹东九九',
    );
  });

  test('what the shop promises is a row, and its words a sheet', async () => {
    await openItem({ promises: [{ title: '坏单包赔', text: '坏一颗赔一颗' }] });
    fireEvent.click(await screen.findByRole('button', { name: /坏单包赔/ }));
    expect(within(await screen.findByRole('dialog', { name: '服务保障' })).getByText('坏一颗赔一颗')).toBeTruthy();
  });
});

describe('what helps to choose (issue 24)', () => {
  test('goods with sizes have their table beside them, with how to measure', async () => {
    const table = { columns: ['尺码', '胸围 (cm)'], rows: [['M', '106']] };
    await openItem({ sizeTable: { ...table, help: '平铺测量' }, skus: [aSku('1', 9)] });
    await openSheet('加入购物车');
    fireEvent.click(within(sheet()).getByRole('button', { name: '尺码表' }));
    const sizes = within(await screen.findByRole('dialog', { name: '尺码表' }));
    expect(sizes.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['尺码', '胸围 (cm)']);
    for (const text of ['M', '106', '平铺测量']) expect(sizes.getByText(text)).toBeTruthy();
  });

  test('what the prices mean is a row below the detail', async () => {
    await openItem({});
    fireEvent.click(await screen.findByRole('button', { name: /^价格说明/ }));
    expect(within(await screen.findByRole('dialog', { name: '价格说明' })).getByText(/并非原价/)).toBeTruthy();
  });
});

describe('keeping goods from their page (spec 2.1)', () => {
  test('leads a visitor to login, and back', async () => {
    await openItem({});
    expect((await screen.findByRole('link', { name: '收藏' })).getAttribute('href')).toBe(
      '/shop/login.html?returnUrl=%2Fshop%2Fitem%2F5.html',
    );
  });

  const heart = () => screen.getByRole('button', { name: '收藏' });
  const openAsMember = async (others: Answers) => {
    const opened = await openPage('/item/5.html', {
      answers: { ...answers, 'behaviour.favourite.has': () => ({ isFavourite: false }), ...others },
      isMember: true,
    });
    await waitFor(() => expect(opened.sentTo('behaviour.favourite.has')).toHaveLength(1));
    return opened;
  };

  test('is done at once for a member', async () => {
    const { sentTo } = await openAsMember({ 'behaviour.favourite.add': () => ({ count: 1 }) });
    fireEvent.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('已收藏');
    expect(sentTo('behaviour.favourite.add').map(({ input }) => input)).toEqual([{ cid: '11', goodsIds: ['5'] }]);
  });

  test('is taken back when the mall refuses', async () => {
    await openAsMember({ 'behaviour.favourite.add': () => refused('1', '收藏已满') });
    fireEvent.click(heart());
    await screen.findByText('收藏已满');
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  });
});
