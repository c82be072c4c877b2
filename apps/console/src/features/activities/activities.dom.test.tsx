import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, refused, renderInConsole, type SentCall } from '../../../test/a-console.tsx';
import { ActivitiesPage } from './activities-page.tsx';
import type { Activity } from './activity.types.ts';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { privilegedAddress } from './detail/privileged-address.ts';

const me = (permissions: string[], cid = '0') => ({ grants: [{ cid, permissions }] }) as unknown as Me;
const scope = { by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
const activity = (id: string, part: Partial<Activity> = {}): Activity => ({
  ...{ id, name: `活动${id}`, revision: 2, state: 'DRAFT', activityType: 401, cids: [], audience: 'ALL', refuses: [] },
  ...{ startsAt: Date.UTC(2026, 10, 10), endsAt: Date.UTC(2026, 10, 20), createdAt: 1, publishedAt: null, endedAt: null },
  terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope }, perMember: null },
  ...part,
});
const shops = [
  { organizationId: '11', shopName: '滨江店' },
  { organizationId: '12', shopName: '西湖店' },
];
const page = (list: readonly Activity[]) => ok({ list, total: list.length, pageNum: 1, hasMore: false });

function render(answer: (call: SentCall) => ReturnType<typeof ok> | undefined, who = me(['marketing.*'])) {
  return renderInConsole(
    <CurrentMe value={who}>
      <ActivitiesPage />
    </CurrentMe>,
    (call) => answer(call) ?? (call.name === 'shop.organization.shopNameList' ? ok(shops) : page([activity('7')])),
  );
}
async function choose(entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: '活动7：更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByText(name, { selector: 'button span' }));

describe('the list of activities', () => {
  test('publishing asks first, and tells what stands against it with the way to mend it', async () => {
    const findings = [
      { code: 'PRICE_NOT_LOWER', isFatal: true, cid: '11', skuId: '1', listFen: 9_900 },
      { code: 'OFF_SHELF', isFatal: false, cid: '12', skuId: '1' },
    ];
    const { sent } = render(({ name }) => (name === 'marketing.activity.publish' ? refused('616034', '', { findings }) : undefined));
    await choose('发布');
    await confirm('发布');
    expect(await screen.findAllByText('还不能发布：有 1 处要先改')).toBeTruthy();
    expect(screen.getByText('滨江店的日常价是 ¥99.00，活动价要更低')).toBeTruthy();
    expect(screen.getByText('去编辑')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'marketing.activity.publish').map(({ input }) => input)).toEqual([{ id: '7', revision: 2 }]);
  });

  test('what a colleague changed is read anew, and said', async () => {
    const { sent } = render(({ name }) => (name === 'marketing.activity.end' ? refused('616033', '') : undefined));
    await choose('作废草稿');
    const before = sent.length;
    await confirm('作废草稿');
    expect(await screen.findByText(/同事刚刚改过这个活动/)).toBeTruthy();
    await waitFor(() => expect(sent.slice(before).some(({ name }) => name === 'marketing.activity.list')).toBe(true));
  });

  test('who may only look can open and nothing else', async () => {
    render(() => undefined, me(['marketing.activity.list', 'marketing.activity.find', 'marketing.activity.figures'], '11'));
    expect(await screen.findByRole('link', { name: '查看' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新建活动' })).toBeNull();
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
  });

  test('what ended can only be copied', async () => {
    render(({ name }) => (name === 'marketing.activity.list' ? page([activity('7', { state: 'ENDED' })]) : undefined));
    fireEvent.click(await screen.findByRole('button', { name: '活动7：更多操作' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['复制']);
  });
});

describe('the calendar', () => {
  const first = activity('1', { cids: ['11'], state: 'ON' });
  const second = activity('2', { cids: ['11', '12'], state: 'SOON' });
  const overlap = { ids: ['1', '2'], how: 'EXCLUDE', cids: ['11'], startsAt: first.startsAt, endsAt: first.endsAt };
  const show = (address: string, who = me(['marketing.*'])) =>
    renderInConsole(
      <CurrentMe value={who}>
        <CalendarPage />
      </CurrentMe>,
      ({ name }) => ok(name === 'marketing.activity.calendar' ? { list: [first, second], overlaps: [overlap] } : shops),
      address,
    );

  test('has a table for each shop, and marks what collides with the way to both', async () => {
    const { sent } = show('/activities/calendar?month=2026-11');
    const own = within(await screen.findByRole('table', { name: '滨江店的活动' }));
    expect(own.getAllByText('撞期 1')).toHaveLength(2);
    expect(within(screen.getByRole('table', { name: '西湖店的活动' })).queryByText('撞期 1')).toBeNull();
    expect(screen.getByText('一件商品只享受其中更便宜的一个', { selector: 'small' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '活动2' }).map((link) => link.getAttribute('href'))).toContain('/activities/2');
    expect(sent.find(({ name }) => name === 'marketing.activity.calendar')?.input).toEqual({
      from: Date.UTC(2026, 9, 31, 16),
      to: Date.UTC(2026, 10, 30, 16) - 1,
    });
  });

  test('of one shop shows that shop alone, and months are gone through', async () => {
    const { place } = show('/activities/calendar?month=2026-11&cid=12');
    expect(await screen.findByRole('table', { name: '西湖店的活动' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: '滨江店的活动' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '下个月' }));
    expect(new URLSearchParams(place.search).get('month')).toBe('2026-12');
  });
});

test('a privileged link leads to the item page with its key, in the shop it is of (rules 13)', () => {
  const key = { goodsId: '5', id: '7', token: 'abc', mid: '1', cid: '11' };
  expect(privilegedAddress('https://a.example', key)).toBe('https://a.example/shop/item/5.html?privilege=7&pt=abc&mid=1&cid=11');
  expect(privilegedAddress('https://a.example', { ...key, cid: undefined })).toBe(
    'https://a.example/shop/item/5.html?privilege=7&pt=abc&mid=1',
  );
});
