import { beforeEach, describe, expect, test } from 'vitest';
import { endSession, startSession } from './session.ts';
import { change, openState, showStoreInfo } from './state.ts';
import { writeStored } from './stored.ts';
import { later } from './stored-deferred.ts';

const ground = { runEnv: 'h5', baseUrl: '/shop', cid: '11', mid: '1' } as const;
const goods = { goodsInfoId: '5', productInfoId: '6' };
const mirrored = {
  content: { orderConfirm: { lines: [{ cid: '11', skuId: '7', quantity: 2 }] } },
  sale: {
    commitSale: { ...goods, id: '1', type: '2', number: 3, goodsItem: { title: '草莓' } },
    shenqingSale: { ...goods, goodsItem: [{ title: '草莓' }] },
    orderDetail: { ...goods, time: 0, show: true, dianpu: '滨江店', goodsItem: [] },
    appraisal: { goodsImg: 'a.jpg', memberInfoId: '7' },
  },
  user: { colorStyle: { type: '1', colors: ['#fb4443', '#fd8754', '#ffffff'] } },
} as const;
const user = {
  id: '7',
  openId: '',
  unionId: '',
  nickName: '阿岚',
  headIcon: '',
  level: 1,
  labelRecordViews: [],
  cardStatus: 0,
  phone: '138****0001',
};

beforeEach(() => {
  endSession('1');
  sessionStorage.clear();
  localStorage.clear();
});

describe('client state groups (spec 3)', () => {
  test('are six, with the fields of the specification', () => {
    expect(openState(ground).getState()).toEqual({
      app: { ...ground, scrollTop: 0, checked: false },
      user: { roles: ['visitor'], userInfo: null, userInfoDetail: null, colorStyle: null },
      content: { goodsMessages: null, orderConfirm: null, mapMessage: null, postMessageQuery: null },
      sale: { commitSale: null, shenqingSale: null, orderDetail: null, appraisal: null },
      shop: { storeInfoData: null },
      gift: { refreshStatus: false },
    });
  });

  test('mirrored fields are in local storage and come back with the next visit; others end with the page', () => {
    writeStored('token', '1', '1-a');
    const before = openState(ground);
    for (const group of ['content', 'sale', 'user'] as const) change(before, group, mirrored[group]);
    change(before, 'app', { scrollTop: 80 });
    change(before, 'content', { goodsMessages: { '11': '少辣' } });
    change(before, 'gift', { refreshStatus: true });
    const after = openState(ground).getState();
    expect(after).toMatchObject({ ...mirrored, app: { scrollTop: 0 }, gift: { refreshStatus: false } });
    expect(after.content.goodsMessages).toBeNull();
    expect(Object.keys(localStorage).sort()).toEqual([
      'appraisal_1',
      'cid_1',
      'colorStyle_1',
      'commitSale_1',
      'orderConfirm_1',
      'orderDetail_1',
      'shenqingSale_1',
    ]);
  });

  test('a field that is emptied is emptied in local storage too', () => {
    writeStored('token', '1', '1-a');
    const state = openState(ground);
    change(state, 'sale', mirrored.sale);
    change(state, 'sale', { appraisal: null });
    expect(later.read('appraisal', '1')).toBeNull();
    expect(later.read('commitSale', '1')).toEqual(mirrored.sale.commitSale);
  });

  test('the shop is mirrored, and another tab’s is not taken over', () => {
    const state = openState(ground);
    expect(later.read('cid', '1')).toBe('11');
    openState({ ...ground, cid: '12' });
    expect(later.read('cid', '1')).toBe('12');
    expect(state.getState().app.cid).toBe('11');
    change(state, 'app', { cid: '13' });
    expect(later.read('cid', '1')).toBe('13');
  });

  test('follow whoever logs in and out', () => {
    const state = openState(ground);
    startSession('1', { token: '1-a', loginId: '8', user: { ...user, channelAuthInfoViews: [] } });
    later.write('userInfoDetail', '1', { city: '杭州' });
    expect(state.getState().user).toMatchObject({ roles: ['member'], userInfo: user, userInfoDetail: { city: '杭州' } });
    endSession('1');
    expect(state.getState().user).toMatchObject({ roles: ['visitor'], userInfo: null, userInfoDetail: null });
  });

  test('keep nothing of a member’s orders once the login is over, also where it ended while nobody looked', () => {
    const keep = () => {
      writeStored('token', '1', '1-a');
      const state = openState(ground);
      change(state, 'sale', mirrored.sale);
      later.write('orderClose', '1', { id: '7' });
      return state;
    };
    const left = () => ['commitSale', 'shenqingSale', 'orderDetail', 'appraisal', 'orderClose'].filter((key) => localStorage[`${key}_1`]);
    keep();
    expect(left()).toHaveLength(5);
    endSession('1');
    expect(left()).toEqual([]);
    keep();
    // As another tab does it.
    // biome-ignore lint/suspicious/noDocumentCookie: past the table of stored values
    document.cookie = 'token_1=; Max-Age=0; Path=/';
    openState(ground);
    expect(left()).toEqual([]);
  });

  test('mirror what is about to be ordered, as this tab has it', () => {
    const state = openState(ground);
    writeStored('orderConfirm', '1', mirrored.content.orderConfirm);
    expect(state.getState().content.orderConfirm).toEqual(mirrored.content.orderConfirm);
    expect(later.read('orderConfirm', '1')).toEqual(mirrored.content.orderConfirm);
    writeStored('orderConfirm', '1', null);
    expect(later.read('orderConfirm', '1')).toBeNull();
  });

  test('the same shop’s data is news each time', () => {
    const state = openState(ground);
    showStoreInfo(state, { shopName: '滨江店' });
    const first = state.getState().shop.storeInfoData;
    showStoreInfo(state, { shopName: '滨江店' });
    const second = state.getState().shop.storeInfoData;
    expect(second).toMatchObject({ shopName: '滨江店', marker: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(second?.marker).not.toBe(first?.marker);
  });
});
