import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { en } from '#i18n/en';
import { writeStored } from '#session/stored';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ShareButton } from './share-button.tsx';

// The sheet's chunk, so that nothing waits for it while a test acts.
beforeAll(() => import('./share-sheet.tsx'));
afterEach(() => {
  for (const name of ['share', 'clipboard', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

const item = { name: 'goodDetail', query: { id: '7' } } as const;
const known: Answers = {
  'decoration.share.find': ({ shareStyle }) =>
    Number(shareStyle) === 1
      ? { title: '红颜草莓', describe: '清晨采摘', picture: '1/strawberry.jpg' }
      : { title: '红颜草莓 · 清晨采摘', describe: '', picture: '1/strawberry.jpg' },
};
const device = (has: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(has)) Object.defineProperty(navigator, name, { value, configurable: true });
};
const link = 'http://localhost:3000/shop/item/7.html';

function open(setting: Parameters<typeof renderPart>[1] = {}) {
  const storefront = renderPart(<ShareButton address={item} />, { answers: known, ...setting });
  fireEvent.click(storefront.getByRole('button', { name: /分享|Share/ }));
  return storefront;
}
const tap = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

describe('sharing an activity (spec 3, 7.2)', () => {
  const handedOver = async (query: Readonly<Record<string, string>>) => {
    const share = vi.fn(async (_facts: ShareData) => undefined);
    device({ share });
    const address = { name: 'limitTimeDiscountActivityList', query } as const;
    const storefront = renderPart(<ShareButton address={address} />, { answers: known });
    fireEvent.click(storefront.getByRole('button', { name: '分享' }));
    await tap('发给朋友');
    await waitFor(() => expect(share).toHaveBeenCalled());
    return { facts: share.mock.calls[0]?.[0], asked: storefront.sentTo('decoration.share.find').map(({ input }) => input) };
  };

  test('tells of it as the mall does', async () => {
    const { facts, asked } = await handedOver({ id: '9', type: '401' });
    expect(facts).toMatchObject({ title: '红颜草莓', text: '清晨采摘' });
    expect(asked).toContainEqual({ cid: '11', pageInfoId: '9', type: 3, shareStyle: 1 });
  });

  test('of all of a kind has the page’s own title', async () => {
    const { facts, asked } = await handedOver({});
    expect(facts).toMatchObject({ title: '限时折扣', text: aShop.shopName });
    expect(asked).toEqual([]);
  });
});

describe('sharing an item (spec 3, 7.2)', () => {
  test('asks for nothing before somebody wants it', () => {
    expect(renderPart(<ShareButton address={item} />, { answers: known }).sent).toEqual([]);
  });

  test('shows its poster, and copies its address', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    device({ clipboard: { writeText } });
    open();
    expect((await screen.findByRole('img', { name: '分享海报' })).getAttribute('src')).toBe('/poster/item/7.png?lang=zh-CN');
    await tap('复制链接');
    await screen.findByText('链接已复制');
    expect(writeText.mock.calls.map(([text]) => new URL(text).pathname)).toEqual([new URL(link).pathname]);
    expect(screen.getByRole('link', { name: '保存海报' }).hasAttribute('download')).toBe(true);
  });

  test('says so where nothing can be copied', async () => {
    device({ clipboard: undefined });
    open();
    await tap('复制链接');
    await screen.findByText('复制失败，请长按链接复制');
  });

  test('hands it to the device where the device can send something', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    device({ share });
    open();
    await tap('发给朋友');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: '红颜草莓', text: '清晨采摘' });
    expect(screen.queryByRole('link', { name: '保存海报' })).toBeNull();
  });

  test('speaks of the shop where the mall knows no words for it', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    device({ share });
    open({ answers: {}, shop: { shopNote: '当日采摘' } });
    await tap('发给朋友');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: '滨江店', text: '当日采摘' });
  });

  test('under a guider’s name counts what a member shares, and nobody else’s sharing (spec 7.2)', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    device({ share });
    writeStored('guiderId', '1', '7');
    const answers: Answers = { ...known, 'member.relation.markShareGuider': () => ({ isCounted: true }) };
    const { sentTo } = open({ answers, isMember: true });
    await tap('发给朋友');
    await waitFor(() => expect(sentTo('member.relation.markShareGuider')).toHaveLength(1));
    expect(sentTo('member.relation.markShareGuider')[0]?.input).toMatchObject({ guiderId: '7', pageUrl: '/shop/item/7.html' });
    cleanup();
    const visitor = open({ answers });
    await tap('发给朋友');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(visitor.sentTo('member.relation.markShareGuider')).toHaveLength(0);
    writeStored('guiderId', '1', null);
  });

  test('in the messenger points to its menu', async () => {
    device({ userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.54', share: () => undefined });
    open();
    await screen.findByText('点右上角 ··· 发送给朋友或分享到朋友圈');
    expect(screen.queryByRole('button', { name: '发给朋友' })).toBeNull();
  });

  test('a poster that does not come is asked for again', async () => {
    open({ messages: en });
    fireEvent.error(await screen.findByRole('img', { name: 'Share poster' }));
    fireEvent.click(await screen.findByRole('button', { name: en.retry }));
    await screen.findByRole('img', { name: 'Share poster' });
  });
});
