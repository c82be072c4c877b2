import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, refused, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import type { Coupon } from '../coupon.types.ts';
import { CouponForm } from './coupon-form.tsx';
import { draftOf, emptyCoupon, valuesOf } from './coupon-values.ts';

// A form this large takes its time on a crowded machine.
configure({ asyncUtilTimeout: 10_000 });

const owner = { grants: [{ cid: '0', permissions: ['marketing.*', 'catalog.*', 'checkout.*'] }] } as unknown as Me;
const written = { ...emptyCoupon, name: '全场券', minusFen: 1_500, fromFen: 9_900 };
const coupon: Coupon = { ...draftOf(written), id: '7', revision: 3, state: 'ON', claimed: 0, used: 0, createdAt: 1 };

const entry = { kind: 'PROMOTION', promotionKind: 'COUPON', promotionId: 'draft', name: '全场券' };
const priced = (receipt: object, payableFen: number) => ({
  shops: [{ cid: '11', shopName: '店', lines: [], goodsFen: 10_000, discountFen: 0, freightFen: 0, payableFen, receipt: [receipt] }],
  payableFen,
});
const taken = priced({ ...entry, amountFen: -1_500, isTaken: true, reason: { code: 'TAKEN' } }, 8_500);

/** A mall of one shop that sells one goods. */
const answers: Readonly<Record<string, unknown>> = {
  'shop.organization.shopNameList': [{ organizationId: '11', shopName: '滨江店' }],
  'catalog.category.tree': { list: [] },
  'catalog.goods.list': { list: [{ id: '5', title: '车厘子', picture: 'a.jpg' }], total: 1, pageNum: 1, hasMore: false },
  'catalog.listing.list': {
    list: [{ cid: '11', goods: { id: '5', title: '车厘子', picture: 'a.jpg' }, skus: [{ skuId: '51', specs: [], priceFen: 10_000 }] }],
  },
  'checkout.promotion.preview': taken,
  'marketing.coupon.save': { id: '7', revision: 4 },
  'marketing.coupon.setState': { state: 'ON', revision: 5 },
};

function renderForm(stored: Coupon | null, other: Readonly<Record<string, ReturnType<typeof ok>>> = {}) {
  const initial = stored === null ? emptyCoupon : valuesOf(stored, (id) => ({ id, title: id, picture: null }));
  return renderInConsole(
    <CurrentMe value={owner}>
      <CouponForm coupon={stored} initial={initial} onReload={() => undefined} />
    </CurrentMe>,
    ({ name }) => other[name] ?? ok(answers[name] ?? {}),
  );
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);
const inputs = (sent: readonly SentCall[], call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input);

describe('a coupon being written (rules 5)', () => {
  test('is saved as the fields say, and published where that is wanted', async () => {
    const { sent } = renderForm(null);
    type('优惠券名称', '全场券');
    type('减多少', '15');
    type('使用门槛', '99');
    press('保存并发布');
    await waitFor(() => expect(inputs(sent, 'marketing.coupon.setState')).toEqual([{ id: '7', revision: 4, state: 'ON' }]));
    expect(inputs(sent, 'marketing.coupon.save')).toEqual([draftOf(written)]);
  });

  test('kept as a draft, it is not published', async () => {
    const { sent } = renderForm(null);
    type('优惠券名称', '全场券');
    type('减多少', '15');
    press('存草稿');
    expect(await screen.findByText('草稿“全场券”已保存')).toBeTruthy();
    expect(inputs(sent, 'marketing.coupon.setState')).toEqual([]);
  });

  test('says at each field what is missing, and sends nothing', async () => {
    const { sent } = renderForm(null);
    fireEvent.click(screen.getByText('打折'));
    press('存草稿');
    await waitFor(() => expect(screen.getAllByText('请填写')).toHaveLength(3));
    type('折扣', '8.5');
    type('最高优惠', '0');
    expect(await screen.findByText('要大于 0')).toBeTruthy();
    expect(inputs(sent, 'marketing.coupon.save')).toEqual([]);
  });

  test('a discount of 8.5 折 takes 15 percent off', async () => {
    const { sent } = renderForm(null);
    type('优惠券名称', '折扣券');
    fireEvent.click(screen.getByText('打折'));
    type('折扣', '8.5');
    type('最高优惠', '30');
    press('存草稿');
    await waitFor(() => expect(inputs(sent, 'marketing.coupon.save')).toHaveLength(1));
    expect(inputs(sent, 'marketing.coupon.save')[0]).toMatchObject({ worth: { by: 'PERCENT', percentOff: 15, capFen: 3_000 } });
  });

  test('what the server refuses comes back to its field', async () => {
    renderForm(coupon, { 'marketing.coupon.save': refused('600400', '', ['validity.days']) });
    press('保存');
    const said = await screen.findByText(/不能用这个值/);
    expect(said.closest('.ant-form-item')?.textContent).toContain('有效天数');
  });
});

describe('the sample receipt', () => {
  test('is priced with the first goods once there is something to price', async () => {
    const { sent } = renderForm(null);
    expect(await screen.findByText('车厘子')).toBeTruthy();
    expect(inputs(sent, 'checkout.promotion.preview')).toEqual([]);
    type('减多少', '15');
    expect(await screen.findByText('−¥15.00')).toBeTruthy();
    const [asked] = inputs(sent, 'checkout.promotion.preview');
    expect(asked).toMatchObject({ coupon: { worth: { by: 'AMOUNT', minusFen: 1_500 } }, lines: [{ cid: '11', skuId: '51', quantity: 1 }] });
  });

  test.each([
    [{ code: 'MISSING', missingFen: 2_000, gainFen: 1_500 }, '还差 ¥20.00 到门槛，到了可减 ¥15.00'],
    [{ code: 'EXCLUDED' }, '这些商品不在可用范围里'],
    [{ code: 'BETTER_WITHOUT' }, '用了也不更便宜，比如本来就不收运费'],
  ])('says why not: %j', async (reason, words) => {
    renderForm(coupon, { 'checkout.promotion.preview': ok(priced({ ...entry, amountFen: 0, isTaken: false, reason }, 10_000)) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('用不了')).toBeTruthy();
  });
});

describe('once somebody has claimed one', () => {
  const isDisabled = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).disabled;

  test('what it promises is disabled, and says why; total, end and place are not', async () => {
    renderForm({ ...coupon, claimed: 12 });
    expect(await screen.findByText('已领出 12 张，承诺过的内容不能再改')).toBeTruthy();
    for (const label of ['优惠券名称', '减多少', '使用门槛', '排除商品', '有效天数', '每人限领', '领取开始', '整单退款退回优惠券'])
      expect([label, isDisabled(label)]).toEqual([label, true]);
    for (const label of ['发放总量', '领取截止', '在领券中心展示']) expect([label, isDisabled(label)]).toEqual([label, false]);
    expect(screen.getAllByText('已有人领取，不能再改').length).toBeGreaterThan(0);
  });

  test('before that nothing is', () => {
    renderForm(coupon);
    for (const label of ['优惠券名称', '减多少', '每人限领', '发放总量']) expect([label, isDisabled(label)]).toEqual([label, false]);
  });

  test('the total can be raised, not lowered below what is claimed', async () => {
    const { sent } = renderForm({ ...coupon, claimed: 12 });
    type('发放总量', '11');
    press('保存');
    expect(await screen.findByText('不能少于已领出的数量')).toBeTruthy();
    type('发放总量', '2000');
    press('保存');
    await waitFor(() =>
      expect(inputs(sent, 'marketing.coupon.save')).toEqual([{ ...draftOf(written), total: 2_000, id: '7', revision: 3 }]),
    );
  });

  test('a colleague’s change is told, not overwritten', async () => {
    renderForm(coupon, { 'marketing.coupon.save': refused('616031', '优惠券已被他人修改') });
    press('保存');
    expect(await screen.findByText('同事刚刚改过这张优惠券')).toBeTruthy();
  });
});
