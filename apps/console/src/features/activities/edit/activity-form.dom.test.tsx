import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, refused, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import type { WholeActivity } from '../activity.types.ts';
import { ActivityForm } from './activity-form.tsx';
import { type ActivityValues, emptyActivity } from './activity-values.ts';
import { draftOf } from './draft-of.ts';
import { valuesOf } from './stored-values.ts';

// A form this large takes its time on a crowded machine.
configure({ asyncUtilTimeout: 20_000 });

const owner = { grants: [{ cid: '0', permissions: ['marketing.*', 'catalog.*', 'checkout.*'] }] } as unknown as Me;
const head = (id: string) => ({ id, title: '车厘子', picture: null });
const frame = { name: '双十一', startsAt: Date.UTC(2026, 10, 10), endsAt: Date.UTC(2098, 0, 1) };
const discount: ActivityValues = { ...emptyActivity('LIMITED_DISCOUNT'), ...frame, percent: 80 };
const priced: ActivityValues = {
  ...{ ...discount, discountBy: 'PRICE', shopsBy: 'SOME', cids: ['11'] },
  prices: [{ goods: head('5'), skus: [{ skuId: '51', priceFen: 9_000, stock: 5 }] }],
};
const stored = (values: ActivityValues, part: Partial<WholeActivity> = {}): WholeActivity => ({
  ...draftOf(values),
  ...{ id: '7', revision: 3, state: 'DRAFT', activityType: 401, createdAt: 1, publishedAt: null, endedAt: null },
  ...{ stock: [], findings: [], linkToken: null, skus: [{ skuId: '51', goodsId: '5' }] },
  ...part,
});

const entry = { kind: 'PROMOTION', promotionKind: 'LIMITED_DISCOUNT', promotionId: 'draft', name: '双十一' };
const line = { skuId: '51', goodsId: '5', title: '车厘子', specs: [], picture: 'a.jpg', quantity: 1, cid: '11', unitFen: 10_000 };
const taken = {
  payableFen: 8_000,
  shops: [
    {
      ...{ cid: '11', shopName: '滨江店', goodsFen: 10_000, discountFen: 2_000, freightFen: 0, payableFen: 8_000 },
      lines: [{ ...line, discountFen: 2_000, payableFen: 8_000, shares: [{ ...entry, pieces: 1, offFen: 2_000 }] }],
      receipt: [{ ...entry, amountFen: -2_000, isTaken: true, reason: { code: 'TAKEN' } }],
    },
  ],
};

/** A mall of one shop that sells one goods. */
const answers: Readonly<Record<string, unknown>> = {
  'shop.organization.shopNameList': [{ organizationId: '11', shopName: '滨江店' }],
  'catalog.category.tree': { list: [] },
  'catalog.goods.list': { list: [{ id: '5', title: '车厘子', picture: 'a.jpg' }], total: 1, pageNum: 1, hasMore: false },
  'catalog.listing.list': {
    list: [
      {
        ...{ cid: '11', shelf: 'ON_SHELF', goods: { id: '5', title: '车厘子', picture: 'a.jpg' } },
        skus: [{ skuId: '51', specs: [{ name: '重量', value: '500g' }], priceFen: 10_000, available: 20 }],
      },
    ],
  },
  'checkout.promotion.matrix': { kinds: [{ kind: 'LIMITED_DISCOUNT', isChosen: false, meets: ['FULL_REDUCTION', 'COUPON'] }] },
  'marketing.activity.preview': taken,
  'marketing.activity.save': { id: '7', revision: 4 },
  'marketing.activity.publish': { state: 'ON', revision: 5, findings: [] },
  'marketing.coupon.list': { list: [], total: 0, pageNum: 1, hasMore: false },
};

function renderForm(
  initial: ActivityValues,
  activity: WholeActivity | null = null,
  other: Readonly<Record<string, ReturnType<typeof ok>>> = {},
) {
  return renderInConsole(
    <CurrentMe value={owner}>
      <ActivityForm activity={activity} initial={activity ? valuesOf(activity, head) : initial} onReload={() => undefined} />
    </CurrentMe>,
    ({ name }) => other[name] ?? ok(answers[name] ?? {}),
  );
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);
const inputs = (sent: readonly SentCall[], call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input);
// By selector: to compute roles of a form this large takes seconds.
const steps = () => document.querySelector<HTMLElement>('nav[aria-label="步骤"]') as HTMLElement;
const current = () => steps().querySelector('[aria-current]')?.textContent;
const box = (label: string) =>
  screen.getByText(label, { selector: '.ant-checkbox-label' }).closest('label')?.querySelector('input') as HTMLInputElement;

describe('an activity being written, step by step (rules 10)', () => {
  test('goes on only once a step is filled in, and back without asking', async () => {
    renderForm({ ...discount, name: '' });
    press('下一步：规则');
    expect(await screen.findByText('请填写')).toBeTruthy();
    expect(current()).toContain('基本');
    type('活动名称', '双十一');
    press('下一步：规则');
    await waitFor(() => expect(current()).toContain('规则'));
    press('上一步');
    expect(current()).toContain('基本');
  });

  test('is saved as the fields say, and published where that is wanted', async () => {
    const { sent } = renderForm(discount);
    fireEvent.click(within(steps()).getByText('预览'));
    expect(await screen.findByText('发布前再看一遍')).toBeTruthy();
    expect(screen.getByText('8 折', { selector: 'dd' })).toBeTruthy();
    press('保存并发布');
    await waitFor(() => expect(inputs(sent, 'marketing.activity.publish')).toEqual([{ id: '7', revision: 4 }]));
    expect(inputs(sent, 'marketing.activity.save')).toEqual([draftOf(discount)]);
  });

  test('a field that is wrong is shown, whatever step it is in', async () => {
    const { sent } = renderForm({ ...discount, percent: null });
    press('存草稿');
    await waitFor(() => expect(current()).toContain('规则'));
    expect(inputs(sent, 'marketing.activity.save')).toEqual([]);
  });

  test('what the server refuses comes back to its field and its step', async () => {
    renderForm(discount, stored(discount), { 'marketing.activity.save': refused('600400', '', ['terms.discount.percent']) });
    press('存草稿');
    const said = await screen.findByText(/不能用这个值/);
    expect(said.closest('.ant-form-item')?.textContent).toContain('折扣');
    expect(current()).toContain('规则');
  });

  test('kept as a draft where something stands against publishing it', async () => {
    renderForm(discount, null, {
      'marketing.activity.publish': refused('616034', '', { findings: [{ code: 'NO_GOODS', isFatal: true }] }),
    });
    fireEvent.click(within(steps()).getByText('预览'));
    press('保存并发布');
    expect(await screen.findByText('草稿已保存，但还不能发布，请看标出的地方')).toBeTruthy();
  });

  test('what it refuses to meet is unticked; what its kind never meets cannot be ticked', async () => {
    const { sent } = renderForm(discount);
    await screen.findAllByText('这种活动本来就不同享');
    expect(box('首单立减').disabled).toBe(true);
    fireEvent.click(box('优惠券'));
    press('存草稿');
    await waitFor(() => expect(inputs(sent, 'marketing.activity.save')).toEqual([{ ...draftOf(discount), refuses: ['COUPON'] }]));
  });
});

describe('findings stand next to what they concern (rules 10.3)', () => {
  test('a price that is not lower, stock that is not there: at once, under the row', async () => {
    renderForm(priced);
    await screen.findByText('500g');
    type('车厘子 500g 活动价', '100');
    expect(await screen.findByText('滨江店的日常价是 ¥100.00，活动价要更低')).toBeTruthy();
    type('车厘子 500g 活动价', '90');
    type('车厘子 500g 活动库存', '21');
    expect(await screen.findByText('滨江店只有 20 件可售，活动库存不能更多')).toBeTruthy();
    type('车厘子 500g 活动库存', '20');
    expect(await screen.findByText('滨江店的可售库存全部划给活动，活动外会显示售罄')).toBeTruthy();
  });

  test('those of a stored draft lead to their step', async () => {
    renderForm(priced, stored(priced, { findings: [{ code: 'NO_GOODS', isFatal: true }] }));
    expect(await screen.findByText('还不能发布：有 1 处要先改')).toBeTruthy();
    press('去“商品”看');
    expect(current()).toContain('商品');
  });
});

describe('the phone beside it', () => {
  test('shows the price the engine computed, and the receipt', async () => {
    const { sent } = renderForm(discount);
    const phone = within(document.querySelector<HTMLElement>('aside[aria-label="买家看到的"]') as HTMLElement);
    expect(await phone.findByText('¥80')).toBeTruthy();
    fireEvent.click(phone.getByText('价格明细'));
    expect(await phone.findByText('−¥20.00')).toBeTruthy();
    expect(inputs(sent, 'marketing.activity.preview')[0]).toMatchObject({
      ...{ lines: [{ cid: '11', skuId: '51', quantity: 1 }], sets: 1 },
      activity: { name: '双十一', terms: { discount: { by: 'PERCENT', percent: 80 } } },
    });
  });

  test('asks nothing until there is a rule to price', async () => {
    const { sent } = renderForm({ ...discount, percent: null });
    expect(await screen.findByText('写好规则和商品后，这里会算出买家付多少。')).toBeTruthy();
    expect(inputs(sent, 'marketing.activity.preview')).toEqual([]);
  });
});

describe('once it is published (rules 10.2)', () => {
  const on = stored(priced, { state: 'ON' });
  const isDisabled = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).disabled;

  test('name, end and stock can be changed, nothing else', async () => {
    const { sent } = renderForm(priced, on);
    await screen.findByText('500g');
    for (const label of ['开始时间', '车厘子 500g 活动价', '每人限购']) expect([label, isDisabled(label)]).toEqual([label, true]);
    for (const label of ['活动名称', '结束时间', '车厘子 500g 活动库存']) expect([label, isDisabled(label)]).toEqual([label, false]);
    type('车厘子 500g 活动库存', '4');
    press('保存');
    expect(await screen.findByText('发布后活动库存只能增加')).toBeTruthy();
    type('车厘子 500g 活动库存', '8');
    press('保存');
    await waitFor(() =>
      expect(inputs(sent, 'marketing.activity.save')).toEqual([
        { ...draftOf(priced), goods: [{ skuId: '51', priceFen: 9_000, stock: 8 }], id: '7', revision: 3 },
      ]),
    );
  });

  test('a colleague’s change is told, not overwritten', async () => {
    renderForm(priced, on, { 'marketing.activity.save': refused('616033', '活动已被他人修改') });
    await screen.findByText('500g');
    press('保存');
    expect(await screen.findByText('同事刚刚改过这个活动')).toBeTruthy();
  });
});
