import { orderRows } from '@qianpu/contract/calls/trade';
import type { Outcome } from '@qianpu/contract/outcome';
import { rows } from '@qianpu/contract/rows';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sent } from '#api/transport';
import { endSession } from '#session/session';
import { writeStored } from '#session/stored';
import { later } from '#session/stored-deferred';
import { aMember } from '../../../test/a-member.ts';
import { aShop } from '../../../test/a-shop.ts';
import { anOrderDetail } from '../../../test/orders.ts';
import { aWaitingLine } from '../../../test/reviews.ts';
import { aVisit } from '../telemetry/a-visit.fixture.ts';
import { startClientState } from './start-client-state.ts';

const { mid } = aShop;
const record = {
  ...{ organisationId: '11', shopName: '滨江店', shopNavigation: true, merchantId: '1' },
  squareLogo: 'a.png',
  circularLogo: 'b.png',
};
const answers: Readonly<Record<string, unknown>> = {
  'shop.info.detail': record,
  'shop.phone.queryList': ['0571-1'],
  'shop.business.shopName': [{ organizationId: '11', shopName: '千铺' }],
  'trade.order.cancel': {},
};
const { id, openId, unionId, nickName, headIcon, level, labelRecordViews, cardStatus, phone } = aMember;
const aUser = { id, openId, unionId, nickName, headIcon, level, labelRecordViews, cardStatus, phone };
const nameOf = new Map<unknown, string>(Object.entries(rows).map(([name, row]) => [row, name]));

/** A visit whose page is at rest. */
function visit() {
  const sent: string[] = [];
  const made = aVisit(async ({ row }: Sent): Promise<Outcome> => {
    const name = nameOf.get(row) ?? '';
    sent.push(name);
    return name in answers ? { kind: 'ok', data: answers[name] } : { kind: 'failed', code: '600404', reason: 'x' };
  });
  return { ...made, shop: aShop, sent };
}

beforeEach(() => {
  endSession(mid);
  sessionStorage.clear();
  localStorage.clear();
});

describe('client state in the running app (spec 3)', () => {
  test('opens with the shop, its colours and what is known of it', async () => {
    const made = visit();
    const state = startClientState(made);
    await vi.waitFor(() => expect(state.getState().shop.storeInfoData).toMatchObject(record));
    expect(state.getState().app).toMatchObject({ runEnv: 'h5', baseUrl: '/shop', cid: aShop.cid, mid });
    expect(state.getState().user.colorStyle).toMatchObject({ type: aShop.style.theme });
    expect(later.read('shopInfo', mid)).toEqual(record);
    expect([later.read('currentMerchant', mid), later.read('businessName', mid)]).toEqual(['滨江店', '千铺']);
    expect(later.read('basePhoneInfo', mid)).toEqual({ cid: aShop.cid, record: ['0571-1'] });
  });

  test('follows what was read before it was opened, and what is read later', () => {
    const made = visit();
    writeStored('token', mid, 'token');
    made.client.setQueryData(['decoration.page.find', { cid: '11', name: 'index' }], { id: '7' });
    const state = startClientState(made);
    expect(later.read('decorateData', mid)).toEqual({ id: '7' });
    made.client.setQueryData(['decoration.page.find', { cid: '11', id: '9' }], { id: '9' });
    expect(later.read('decorateData', mid)).toEqual({ id: '7' });
    made.client.setQueryData(['member.account.detail', {}], aMember);
    expect(later.read('userInfoDetail', mid)).toEqual(aMember);
    const order = anOrderDetail({ closedAt: null });
    made.client.setQueryData(['trade.order.detail', { id: order.id }], order);
    expect(state.getState().sale.orderDetail).toMatchObject({ dianpu: order.shopName, goodsItem: order.lines, show: true });
    expect(later.read('orderDetail', mid)).toEqual(state.getState().sale.orderDetail);
  });

  test('a review’s picture stands there while one waits', () => {
    const made = visit();
    writeStored('token', mid, 'token');
    writeStored('userInfo', mid, aUser);
    const state = startClientState(made);
    const pending = (list: object[]) => made.client.setQueryData(['catalog.review.pending', {}], { list, pageNum: 1, hasMore: false });
    const line = aWaitingLine();
    pending([line]);
    expect(later.read('appraisal', mid)).toEqual({ goodsImg: line.picture, memberInfoId: aUser.id });
    pending([]);
    expect(state.getState().sale.appraisal).toBeNull();
  });

  test('an order that was called off is remembered', async () => {
    const made = visit();
    writeStored('token', mid, 'token');
    startClientState(made);
    const cancel = made.client.getMutationCache().build(made.client, { meta: { row: orderRows['trade.order.cancel'], handled: [] } });
    await cancel.execute({ input: { id: '7' } } as never);
    expect(later.read('orderClose', mid)).toEqual({ id: '7' });
  });

  test('knows where the page that was left was scrolled to', () => {
    const made = visit();
    const state = startClientState(made);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(80);
    made.history.push('/cart.html');
    expect(state.getState().app.scrollTop).toBe(80);
  });
});
