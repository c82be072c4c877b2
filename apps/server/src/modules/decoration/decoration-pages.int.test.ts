import type { CallName } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { registry } from '#platform/metrics';
import { aDecoratingMall, type DecoratingMall } from '../../../test/builders/decorating-mall.ts';
import type { TestMall } from '../../../test/test-mall.ts';
import { pageDueTasks } from './page.due-tasks.ts';

let house: DecoratingMall;
let mall: TestMall;
beforeAll(async () => {
  house = await aDecoratingMall();
  ({ mall } = house);
});
afterAll(() => house.close());

const ask = <T>(name: CallName, input: object) => house.ask<T>(name, input);
const asStaff = <T>(name: CallName, input: object) => house.asStaff<T>(name, input);
const seen = (id: string, cid = '11'): Promise<Seen> => ask('decoration.page.find', { cid, id });
const seenHome = (cid: string): Promise<Seen> => ask('decoration.page.find', { cid, name: 'index' });

interface Seen {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly blocks: readonly object[];
}

interface Head {
  readonly liveVersion: number | null;
  readonly scheduledFor: number | null;
  readonly revision: number;
}

const missing = { refused: '600404' };
const spacer = { id: 'air', type: 'spacer', props: { height: 12 } };
const draftOf = (id: string, revision: number, title: string) => ({
  id,
  revision,
  title,
  share: { title, describe: '', picture: null },
  blocks: [spacer],
});

const create = (request: object) => asStaff<{ id: string; revision: number }>('decoration.page.create', request);
const save = (id: string, revision: number, title: string, more: object = {}) =>
  asStaff<{ revision: number }>('decoration.page.save', { ...draftOf(id, revision, title), ...more });
const publish = (id: string, revision: number, at?: number) =>
  asStaff<{ version: number }>('decoration.page.publish', { id, revision, ...(at !== undefined && { at }) });
const headOf = (id: string) => asStaff<Head>('decoration.page.draft', { id });

/** A page shoppers see, in its second revision. */
async function aLivePage(title: string, request: object = { kind: 'micro', title }): Promise<string> {
  const { id } = await create(request);
  await save(id, 1, title);
  await publish(id, 2);
  return id;
}

const goPageRound = () => {
  const [round] = pageDueTasks;
  if (!round) throw new Error('pages have no round');
  return runDueTask(mall.pod, round, mall.ctx, createLog('test', 'silent'));
};
const now = async () => Number((await mall.sql<{ ms: string }>('select floor(extract(epoch from platform.now()) * 1000) as ms'))[0]?.ms);
const minutes = (count: number) => count * 60_000;

describe('a draft (spec 7.2)', () => {
  test('is seen by staff, and by no shopper before it is published', async () => {
    const { id, revision } = await create({ kind: 'micro', title: '春日茶席' });
    expect(await save(id, revision, '春日茶席')).toEqual({ revision: 2 });
    expect(await asStaff('decoration.page.draft', { id })).toMatchObject({ title: '春日茶席', blocks: [spacer], liveVersion: null });
    expect(await seen(id)).toMatchObject(missing);
    expect(await publish(id, 2)).toMatchObject({ version: 1 });
    expect(await seen(id)).toMatchObject({ id, version: 1, title: '春日茶席', blocks: [spacer] });
  });

  test('that is changed after publishing does not change the page', async () => {
    const id = await aLivePage('第一版');
    await save(id, 2, '第二版');
    expect(await seen(id)).toMatchObject({ version: 1, title: '第一版' });
  });

  test('is not overwritten by somebody who has not seen it, nor published by them', async () => {
    const { id } = await create({ kind: 'micro', title: '茶席' });
    await save(id, 1, '甲的稿');
    const changed = { refused: '605001', data: { revision: 2 } };
    expect(await save(id, 1, '乙的稿')).toEqual(changed);
    expect(await publish(id, 1)).toEqual(changed);
    expect(await headOf(id)).toMatchObject({ title: '甲的稿', revision: 2, liveVersion: null });
  });

  test('without a block is not published', async () => {
    const { id } = await create({ kind: 'micro', title: '空白' });
    expect(await publish(id, 1)).toMatchObject({ refused: '605002' });
  });

  test('may name only a category of its merchant', async () => {
    const { id } = await create({ kind: 'micro', title: '茶席' });
    expect(await save(id, 1, '茶席', { pageClassId: '77' })).toMatchObject(missing);
  });

  test.each(['page', 'page_version'])('cannot be read by the role that serves visitors: %s', async (table) => {
    const reading = mall.as('qianpu_public', (client) => client.query(`select from decoration.${table}`));
    await expect(reading).rejects.toThrow('permission denied');
  });
});

describe('a page that is to go live later (spec 7.2)', () => {
  test('goes live by the round when its time has come, not before, and once', async () => {
    const id = await aLivePage('平日');
    await save(id, 2, '双十一');
    const at = (await now()) + minutes(10);
    expect(await publish(id, 3, at)).toMatchObject({ version: 2 });
    expect(await headOf(id)).toMatchObject({ liveVersion: 1, scheduledFor: at });

    await mall.moveClock('9 minutes');
    expect(await goPageRound()).toBe(0);
    expect(await seen(id)).toMatchObject({ version: 1, title: '平日' });

    await mall.moveClock('2 minutes');
    expect(await goPageRound()).toBe(1);
    expect(await seen(id)).toMatchObject({ version: 2, title: '双十一' });
    expect(await headOf(id)).toMatchObject({ liveVersion: 2, scheduledFor: null });
    expect(await goPageRound()).toBe(0);
    expect(
      await mall.sql(`select payload ->> 'version' as version from platform.outbox where payload ->> 'id' = $1 order by id`, [id]),
    ).toEqual([{ version: '1' }, { version: '2' }]);
  });

  test('is forgotten when another is published at once: an older page never comes back by itself', async () => {
    const id = await aLivePage('平日');
    await publish(id, 2, (await now()) + minutes(10));
    await publish(id, 2);
    expect(await headOf(id)).toMatchObject({ liveVersion: 3, scheduledFor: null });
    await mall.moveClock('11 minutes');
    expect(await goPageRound()).toBe(0);
    expect(await seen(id)).toMatchObject({ version: 3 });
  });

  test('stays as it is when it is taken off the plan', async () => {
    const id = await aLivePage('平日');
    await publish(id, 2, (await now()) + minutes(10));
    expect(await headOf(id)).toMatchObject({ scheduledFor: expect.any(Number) });
    expect(await asStaff('decoration.page.unschedule', { id })).toEqual({});
    await mall.moveClock('11 minutes');
    expect(await goPageRound()).toBe(0);
    expect(await headOf(id)).toMatchObject({ liveVersion: 1, scheduledFor: null });
  });

  test('goes live at once when its instant has passed', async () => {
    const id = await aLivePage('平日');
    expect(await publish(id, 2, (await now()) - 1)).toMatchObject({ version: 2 });
    expect(await headOf(id)).toMatchObject({ liveVersion: 2, scheduledFor: null });
  });
});

describe('versions of a page (spec 7.2)', () => {
  test('an old one comes back as a new one, and the draft stays', async () => {
    const id = await aLivePage('好');
    await save(id, 2, '坏');
    await publish(id, 3);
    expect(await asStaff('decoration.page.rollBack', { id, version: 1 })).toEqual({ version: 3 });
    expect(await seen(id)).toMatchObject({ version: 3, title: '好' });
    expect(await headOf(id)).toMatchObject({ title: '坏', revision: 3 });
    const { list } = await asStaff<{ list: object[] }>('decoration.page.versions', { id });
    expect(list).toMatchObject([
      { version: 3, title: '好', restoredFrom: 1, isLive: true },
      { version: 2, title: '坏', restoredFrom: null, isLive: false },
      { version: 1, title: '好', restoredFrom: null, isLive: false },
    ]);
    expect(await asStaff('decoration.page.rollBack', { id, version: 9 })).toMatchObject(missing);
  });

  test('stay when the page is withdrawn; shoppers no longer find it, and nothing planned brings it back', async () => {
    const id = await aLivePage('快闪');
    await publish(id, 2, (await now()) + minutes(10));
    expect(await asStaff('decoration.page.withdraw', { id })).toEqual({});
    expect(await seen(id)).toMatchObject(missing);
    await mall.moveClock('11 minutes');
    await goPageRound();
    expect(await seen(id)).toMatchObject(missing);
    expect(await asStaff('decoration.page.rollBack', { id, version: 1 })).toEqual({ version: 3 });
    expect(await seen(id)).toMatchObject({ title: '快闪' });
  });
});

describe('one page for all shops, another for one of them (spec 7.2)', () => {
  test("a shop's own home goes before the common one, which comes back when it is withdrawn", async () => {
    await aLivePage('各店首页', { kind: 'home', title: '各店首页' });
    const { id } = await seenHome('12');
    expect(await seenHome('12')).toMatchObject({ title: '甲' });
    await asStaff('decoration.page.withdraw', { id });
    expect(await seenHome('12')).toMatchObject({ title: '各店首页' });
    expect(await seenHome('11')).toMatchObject({ title: '甲' });
    await asStaff('decoration.page.rollBack', { id, version: 1 });
    expect(await seenHome('12')).toMatchObject({ title: '甲' });
    expect(await create({ kind: 'home', shop: '12', title: '又一个' })).toMatchObject({ refused: '605003' });
  });

  test('a micro page made for one shop is not shown in another', async () => {
    const id = await aLivePage('只在一店', { kind: 'micro', shop: '12', title: '只在一店' });
    expect(await seen(id, '12')).toMatchObject({ title: '只在一店' });
    expect(await seen(id, '11')).toMatchObject(missing);
    expect(await create({ kind: 'micro', shop: '22', title: '别家' })).toMatchObject(missing);
  });

  test('a page in the place of another begins as its copy, and stands at its address in that shop alone', async () => {
    const baseId = await aLivePage('茶席');
    const { id } = await create({ kind: 'override', shop: '12', baseId });
    expect(await asStaff('decoration.page.draft', { id })).toMatchObject({ title: '茶席', baseId, cid: '12', blocks: [spacer] });
    expect(await seen(baseId, '12')).toMatchObject({ id: baseId });
    await save(id, 1, '二店茶席');
    await publish(id, 2);
    expect(await seen(baseId, '12')).toMatchObject({ id, title: '二店茶席' });
    expect(await seen(baseId, '11')).toMatchObject({ id: baseId, title: '茶席' });
    expect(await create({ kind: 'override', shop: '12', baseId })).toMatchObject({ refused: '605003' });
    expect(await create({ kind: 'override', shop: '11', baseId: id })).toMatchObject(missing);
  });

  test('a category shows its live pages, newest first, each in the form of the shop', async () => {
    const { id: pageClassId } = await asStaff<{ id: string }>('decoration.pageClass.set', { title: '节令' });
    const inClass = async (title: string) => {
      const { id } = await create({ kind: 'micro', title });
      const share = { title, describe: `${title}的好`, picture: '1/good.jpg' };
      await save(id, 1, title, { pageClassId, share });
      return id;
    };
    const spring = await inClass('春');
    const summer = await inClass('夏');
    await inClass('未发布');
    for (const id of [spring, summer]) await publish(id, 2);
    const own = await create({ kind: 'override', shop: '12', baseId: spring });
    await save(own.id, 1, '二店的春');
    await publish(own.id, 2);

    const classIn = (cid: string) => ask('decoration.pageClass.find', { cid, id: pageClassId });
    const summerCard = { id: summer, title: '夏', describe: '夏的好', picture: '1/good.jpg' };
    const springCard = { id: spring, title: '春', describe: '春的好', picture: '1/good.jpg' };
    expect(await classIn('11')).toEqual({ id: pageClassId, title: '节令', pages: [summerCard, springCard] });
    const ownCard = { id: spring, title: '二店的春', describe: '', picture: null };
    expect(await classIn('12')).toMatchObject({ pages: [summerCard, ownCard] });
  });
});

describe('blocks another build has written (spec 7.2)', () => {
  const source = { sortType: 'default' };
  const write = (id: string, form: number, blocks: object[]) =>
    mall.sql('update decoration.live_page set blocks = $2, blocks_schema = $3 where id = $1', [id, JSON.stringify(blocks), form]);

  test('of the first form are read in the form of today', async () => {
    const id = await aLivePage('旧页');
    await write(id, 1, [
      { id: 'rail', type: 'goodsRail', props: { title: '新品', subtitle: '', source, count: 6, tall: true } },
      { id: 'floor', type: 'goodsFloor', props: { title: '热卖', subtitle: '每日', source, count: 4 } },
      { id: 'fall', type: 'waterfall', props: { tabs: [{ text: '推荐', source }] } },
      spacer,
    ]);
    expect((await seen(id)).blocks).toEqual([
      { id: 'rail', type: 'goods', props: { title: '新品', subtitle: '', source, count: 6, tall: true, layout: 'rail' } },
      { id: 'floor', type: 'goods', props: { title: '热卖', subtitle: '每日', source, count: 4, tall: false, layout: 'grid' } },
      { id: 'fall', type: 'goodsTabs', props: { tabs: [{ text: '推荐', source }] } },
      spacer,
    ]);
  });

  test('of a type this build does not know are left out and counted, and the rest of the page shows', async () => {
    const countOf = async () => {
      const metric = await registry.getSingleMetric('qianpu_unknown_blocks_total')?.get();
      return metric?.values.find(({ labels }) => labels.type === 'hologram')?.value ?? 0;
    };
    const id = await aLivePage('未来页');
    await write(id, 2, [{ id: 'h', type: 'hologram', props: {} }, spacer]);
    const before = await countOf();
    expect((await seen(id)).blocks).toEqual([spacer]);
    expect(await countOf()).toBe(before + 1);
  });
});
