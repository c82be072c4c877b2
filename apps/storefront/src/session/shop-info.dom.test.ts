import { shopRows } from '@qianpu/contract/calls/shop';
import type { Outcome } from '@qianpu/contract/outcome';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#api/query-client';
import { subscribeToReports } from '#api/report';
import type { Sent } from '#api/transport';
import { basePhoneInfo, shopBusinessInfo, shopDisplayInfo } from './shop-info.ts';
import { later } from './stored-deferred.ts';

const record = {
  organisationId: '11',
  shopName: '滨江店',
  shopNavigation: true,
  merchantId: '1',
  squareLogo: 'a.png',
  circularLogo: 'b.png',
};
const name = { organizationId: '11', shopName: '滨江店' };

const getters = [
  ['shopDisplayInfo', shopDisplayInfo, shopRows['shop.info.detail'], { id: '11', cid: '11' }, record, record, {}],
  ['basePhoneInfo', basePhoneInfo, shopRows['shop.phone.queryList'], { oid: '11' }, ['0571-1'], ['0571-1'], []],
  ['shopBusinessInfo', shopBusinessInfo, shopRows['shop.business.shopName'], { organizationId: '11' }, [name], name, []],
] as const;

/** A mall that gives one answer; what it was asked is kept. */
function aDesk(answer: unknown, cid = '11') {
  const sent: Sent[] = [];
  const send = async (call: Sent): Promise<Outcome> => {
    sent.push(call);
    return answer === 'broken' ? { kind: 'failed', code: '600500', reason: 'broken' } : { kind: 'ok', data: answer };
  };
  return { mid: '1', cid, client: createQueryClient(send, 'server'), sent };
}

const reports: object[] = [];
beforeEach(() => {
  localStorage.clear();
  reports.length = 0;
  subscribeToReports((result) => reports.push(result));
});

describe.each(getters)('%s (spec 4, 8)', (key, getter, row, input, answer, info, empty) => {
  test('asks the mall each time unless told otherwise, and keeps the answer', async () => {
    const desk = aDesk(answer);
    expect(await getter(desk)).toEqual(info);
    expect(await getter(desk)).toEqual(info);
    expect(desk.sent).toMatchObject([
      { row, input },
      { row, input },
    ]);
    expect(later.read(key, '1')).toEqual({ cid: '11', record: info });
  });

  test('told that a known answer will do, makes no call once there is one', async () => {
    const desk = aDesk(answer);
    expect(await getter(desk, false)).toEqual(info);
    expect(await getter(desk, false)).toEqual(info);
    expect(desk.sent).toHaveLength(1);
  });

  test('another shop’s answer is not this one’s', async () => {
    await getter(aDesk(answer));
    const other = aDesk(answer, '12');
    await getter(other, false);
    expect(other.sent).toHaveLength(1);
  });

  test('a kept text "undefined", or one of another form, is asked for anew', async () => {
    for (const stored of ['undefined', '{"cid":"11","record":7}', '{']) {
      localStorage.setItem(`${key}_1`, stored);
      const desk = aDesk(answer);
      expect(await getter(desk, false)).toEqual(info);
      expect(desk.sent).toHaveLength(1);
    }
  });

  test('an empty answer is not kept', async () => {
    await getter(aDesk(empty));
    expect(localStorage).toHaveLength(0);
  });

  test('a failure is reported and thrown, and what was known stays', async () => {
    await getter(aDesk(answer));
    await expect(getter(aDesk('broken'))).rejects.toThrow('broken');
    expect(reports).toMatchObject([{ kind: 'http', message: expect.stringMatching(/^shop\.[\w.]+: broken$/) }]);
    expect(later.read(key, '1')).not.toBeNull();
  });
});
