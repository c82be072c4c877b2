import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCleanup } from '#platform/cleanup/cleanup';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { behaviourCleanup } from './behaviour.cleanup.repo.ts';

let house: PopulatedMall;
beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());

const view = (n: number, ago = 0) => ({ n, name: 'view', page: 'index', ago });
const visit = (visitorId: string) => ({ visitorId, sessionId: 's1', cid: '11', env: 'h5', channel: 'poster' });
const report = (visitorId: string, events: readonly object[]) =>
  send(house.server, rows['behaviour.report.analytics'], { ...visit(visitorId), events }, house.from());
const keptOf = (visitorId: string) =>
  house.mall.sql<{ n: number; name: string }>(
    'select mid, cid, n, name, page, env, channel, stay_ms, target from behaviour.event where visitor_id = $1 order by n',
    [visitorId],
  );
const setOn = async (isOn: boolean) => {
  const token = await aStaffToken(house.mall, '1', ['behaviour.*']);
  return send(house.server, rows['behaviour.analytics.set'], { isOn }, house.from({ token }));
};

describe('what is told about visits (spec 9)', () => {
  test('is kept event by event, under the merchant and the label alone', async () => {
    const events = [view(1, 9_000), { ...view(2), name: 'tap', target: '/shop/item/7.html' }, { ...view(3), name: 'leave', stayMs: 8_900 }];
    expect(await report('g1', events)).toMatchObject({ code: 0, data: { kept: 3 } });
    const common = { mid: '1', cid: '11', page: 'index', env: 'h5', channel: 'poster' };
    expect(await keptOf('g1')).toEqual([
      { ...common, n: 1, name: 'view', stay_ms: null, target: null },
      { ...common, n: 2, name: 'tap', stay_ms: null, target: '/shop/item/7.html' },
      { ...common, n: 3, name: 'leave', stay_ms: 8_900, target: null },
    ]);
  });

  test('is kept once when a phone could not know that it had arrived', async () => {
    await report('g2', [view(1), view(2)]);
    expect(await report('g2', [view(1), view(2), view(3)])).toMatchObject({ data: { kept: 1 } });
    expect(await keptOf('g2')).toHaveLength(3);
  });

  test('ends for a label that has told two thousand things in a day', async () => {
    await house.mall.sql(
      `insert into behaviour.event (mid, day, visitor_id, session_id, n, name, page, cid, env, at)
       select 1, (platform.now() at time zone 'Asia/Shanghai')::date, 'g3', 's0', n, 'view', 'index', 11, 'h5', platform.now()
         from generate_series(1, 2000) n`,
    );
    expect(await report('g3', [view(1)])).toMatchObject({ code: 0, data: { kept: 0 } });
    expect(await report('g4', [view(1)])).toMatchObject({ data: { kept: 1 } });
  });

  test('is neither wanted nor kept where the merchant has switched it off', async () => {
    const config = () => send(house.server, rows['behaviour.analytics.config'], {}, house.from());
    expect(await config()).toMatchObject({ data: { isOn: true } });
    expect(await setOn(false)).toMatchObject({ data: { isOn: false } });
    expect(await report('g5', [view(1)])).toMatchObject({ data: { kept: 0 } });
    expect(await config()).toMatchObject({ data: { isOn: false } });
    await setOn(true);
  });

  test('goes after ninety days, and not before', async () => {
    await house.mall.sql(
      `insert into behaviour.event (mid, day, visitor_id, session_id, n, name, page, cid, env, at)
       select 1, (platform.now() at time zone 'Asia/Shanghai')::date - days, 'g6', 's0', days, 'view', 'index', 11, 'h5', platform.now()
         from unnest(array[89, 90, 91, 400]) days`,
    );
    const [oldEvents] = behaviourCleanup;
    expect(await runCleanup(house.mall.pod, oldEvents)).toBe(2);
    expect((await keptOf('g6')).map(({ n }) => n)).toEqual([89, 90]);
  });

  test('what a member has looked at goes after ninety days, and not before (decision 57)', async () => {
    await house.mall.sql(
      `insert into behaviour.footprint (mid, member_id, goods_id, seen_at)
       select 1, 7, days, platform.now() - make_interval(days => days, mins => -1) from unnest(array[1, 90, 91, 400]) days`,
    );
    const [, oldFootprints] = behaviourCleanup;
    expect(await runCleanup(house.mall.pod, oldFootprints)).toBe(2);
    const kept = await house.mall.sql<{ goods_id: string }>('select goods_id from behaviour.footprint where member_id = 7 order by 1');
    expect(kept.map(({ goods_id }) => goods_id)).toEqual(['1', '90']);
  });

  test.each([
    ['no events', []],
    ['fifty-one events', Array.from({ length: 51 }, (_, at) => view(at + 1))],
    ['a page nobody has', [{ ...view(1), page: 'x' }]],
    ['a target with a query', [{ ...view(1), name: 'tap', target: '/shop/?token=1' }]],
    ['a target elsewhere', [{ ...view(1), name: 'tap', target: 'https://elsewhere.test/' }]],
    ['an event of the future', [view(1, -1)]],
    ['an event of the day before yesterday', [view(1, 172_800_000)]],
  ])('%s is bad input', async (_what, events) => {
    expect(await report('g7', events)).toMatchObject({ code: '600400' });
    expect(await keptOf('g7')).toEqual([]);
  });
});
