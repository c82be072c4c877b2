import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { readStored } from '#session/stored';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { activityNow, anActivity } from '../../../test/an-activity.ts';
import { aSku } from '../../../test/an-item.ts';
import { loadPage } from '../../app/load-page.ts';

beforeAll(() => loadPage('orderConfirm'));

type OfferedPackage = OutputOf<'marketing.packageBuy.goods'>;

const colour = (value: string) => ({ specs: [{ name: '颜色', value }] });
const part = (goodsId: string, title: string, changes: Partial<OfferedPackage['parts'][number]> = {}): OfferedPackage['parts'][number] => ({
  goodsId,
  title,
  picture: '1/a.jpg',
  pieces: 1,
  isMain: true,
  skus: [aSku(`${goodsId}1`, 9)],
  ...changes,
});
const pot = part('3', '炖锅', { skus: [aSku('31', 9, colour('奶白')), aSku('32', 4, colour('青灰')), aSku('33', 0, colour('墨绿'))] });
const plate = part('4', '餐盘', { pieces: 2 });
const option = (goodsId: string, title: string, stock = 9) => part(goodsId, title, { isMain: false, skus: [aSku(`${goodsId}1`, stock)] });

const shown = (changes: Partial<OfferedPackage> = {}): OfferedPackage => ({
  ...anActivity({
    name: '周末早餐桌',
    activityType: 407,
    terms: { kind: 'PACKAGE', price: { by: 'AMOUNT', priceFen: 51_000 }, choose: null },
  }),
  parts: [pot, plate],
  goodsFen: 63_900,
  payableFen: 51_000,
  serverNow: activityNow,
  ...changes,
});
const mix = (changes: Partial<OfferedPackage> = {}) =>
  shown({
    terms: { kind: 'PACKAGE', price: { by: 'PERCENT', percent: 80 }, choose: 2 },
    parts: [pot, option('5', '杯碟'), option('6', '橡皮树'), option('7', '蜡烛'), option('8', '藤篮', 0)],
    ...changes,
  });

const open = (of: OfferedPackage, changes: Answers = {}, setting: { messages?: typeof en; isMember?: boolean } = {}) =>
  openPage('/discountPackageActivityDetail.html?id=9&type=407', {
    answers: {
      'marketing.packageBuy.goods': () => of,
      'marketing.packageBuy.price': ({ sets }) => ({ goodsFen: 63_900 * sets, payableFen: 51_000 * sets }),
      ...changes,
    },
    isMember: true,
    ...setting,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const priced = ({ sentTo }: Opened) => sentTo('marketing.packageBuy.price').at(-1)?.input;

describe('a package whose parts are fixed (spec 2.2, 2.3: 407)', () => {
  test('costs what the mall says, by SKU and number of sets, and says what is saved', async () => {
    const page = await open(shown());
    expect(await screen.findByText('比单买省 ¥129.00')).toBeTruthy();
    expect(priced(page)).toEqual({ cid: '11', id: '9', skuIds: ['31', '41'], sets: 1 });
    fireEvent.click(screen.getByRole('button', { name: /更换 炖锅 的规格/ }));
    const sheet = within(await screen.findByRole('dialog'));
    expect((sheet.getByRole('button', { name: /墨绿/ }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(sheet.getByRole('button', { name: /青灰/ }));
    await waitFor(() => expect(priced(page)).toMatchObject({ skuIds: ['32', '41'] }));
    fireEvent.click(within(screen.getByRole('group', { name: '套数' })).getAllByRole('button')[1]!);
    await waitFor(() => expect(priced(page)).toMatchObject({ sets: 2 }));
    expect(await screen.findByText('比单买省 ¥258.00')).toBeTruthy();
  });

  test('is bought as chosen: its lines with their pieces, and what they make', async () => {
    await open(shown());
    await screen.findByText('比单买省 ¥129.00');
    fireEvent.click(within(screen.getByRole('group', { name: '套数' })).getAllByRole('button')[1]!);
    fireEvent.click(screen.getByRole('button', { name: '买这套' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/orderConfirm.html'));
    expect(readStored('orderConfirm', '1')).toEqual({
      lines: [
        { cid: '11', skuId: '31', quantity: 2 },
        { cid: '11', skuId: '41', quantity: 4 },
      ],
      chosen: { kind: 'PACKAGE', activityId: '9', sets: 2 },
    });
  });

  test('no more sets than an order, a member or the shop’s stock allow', async () => {
    const more = async (of: OfferedPackage) => {
      await open(of);
      const stepper = within(await screen.findByRole('group', { name: '套数' }));
      for (let tap = 0; tap < 12; tap += 1) fireEvent.click(stepper.getAllByRole('button')[1]!);
      return stepper.getByText(/^\d+$/).textContent;
    };
    const plenty = [part('3', '锅', { skus: [aSku('31', 99)] }), part('4', '盘', { skus: [aSku('41', 99)] })];
    expect(await more(shown({ parts: plenty }))).toBe('10');
    expect(await more(shown({ parts: plenty, perMember: 2 }))).toBe('2');
    // nine plates, two to a set
    expect(await more(shown())).toBe('4');
  });

  test('a part that is sold out sells none of it; neither does one that is soon or over', async () => {
    const word = async (of: OfferedPackage, name: string) => {
      const { sentTo } = await open(of);
      const button = (await screen.findByRole('button', { name })) as HTMLButtonElement;
      expect(button.disabled).toBe(true);
      expect(sentTo('marketing.packageBuy.price')).toEqual([]);
    };
    await word(shown({ parts: [pot, part('4', '盘', { skus: [aSku('41', 0)] })] }), '已售罄');
    await word(shown({ state: 'SOON', startsAt: activityNow + 1_000 }), '即将开始');
    await open(shown({ state: 'OVER' }));
    expect(await screen.findByText('活动已结束')).toBeTruthy();
    expect(screen.queryByText('炖锅')).toBeNull();
  });

  test('a price that does not come can be asked for again; a package that is not there is not there', async () => {
    await open(shown(), { 'marketing.packageBuy.price': () => unreachable });
    expect((await screen.findByRole('alert')).textContent).toContain('套餐价没有算出来');
    await open(shown(), { 'marketing.packageBuy.goods': () => refused('600404', '没有找到') });
    expect(await screen.findByText('没有找到这个页面')).toBeTruthy();
  });
});

describe('a package of which a number is chosen (rules 13)', () => {
  test('begins with what is there, and another one takes the place of the first', async () => {
    const page = await open(mix());
    await screen.findByText('选够了');
    expect(priced(page)).toMatchObject({ skuIds: ['31', '51', '61'] });
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 蜡烛' }));
    await waitFor(() => expect(priced(page)).toMatchObject({ skuIds: ['31', '61', '71'] }));
    expect((screen.getByRole('checkbox', { name: '选择 藤篮' }) as HTMLInputElement).disabled).toBe(true);
  });

  test('while too few are chosen there is no price and nothing to buy', async () => {
    await open(mix());
    await screen.findByText('选够了');
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 杯碟' }));
    expect(((await screen.findByRole('button', { name: '还差 1 种' })) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByText(/比单买省/)).toBeNull();
  });

  test('in English', async () => {
    await open(mix(), {}, { messages: en });
    expect(await screen.findByText('Choose 2')).toBeTruthy();
    expect(await screen.findByText('You save ¥129.00')).toBeTruthy();
    expect(screen.getByText('Bundle at 20% off, choose 2')).toBeTruthy();
  });
});
