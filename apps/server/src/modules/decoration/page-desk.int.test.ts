import { failures } from '@qianpu/contract/failure';
import type { InputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDeskMall, type DeskMall } from '../../../test/builders/desk-mall.ts';

let house: DeskMall;
beforeAll(async () => {
  house = await aDeskMall();
});
afterAll(() => house.close());

const blocks = [{ id: 'a', type: 'title', props: { title: '标题' } }] as InputOf<'decoration.page.save'>['blocks'];
const laterBlocks = [{ id: 'b', type: 'title', props: { title: '后来' } }] as InputOf<'decoration.page.save'>['blocks'];
async function aPage(title: string, shop?: string) {
  const { id } = await house.call('decoration.page.create', { kind: 'micro', title, ...(shop && { shop }) });
  const { revision } = await house.call('decoration.page.save', {
    id,
    revision: 1,
    title,
    share: { title, picture: null },
    blocks,
  });
  return { id, revision };
}
const titles = async (filter: InputOf<'decoration.page.list'>, token = house.owner) =>
  (await house.callAs(token, 'decoration.page.list', filter)).list.map(({ title }) => title);

describe('pages for staff (A7)', () => {
  test('are listed by kind, shop, state and words, with who saved them last', async () => {
    const [live, draft, later] = [await aPage('节一', '11'), await aPage('节二', '12'), await aPage('节三')];
    await house.call('decoration.page.publish', live);
    await house.call('decoration.page.publish', { ...later, at: Date.UTC(2099, 0, 1) });
    expect(await titles({ words: '节' })).toEqual(['节三', '节二', '节一']);
    expect(await titles({ words: '节', state: 'LIVE' })).toEqual(['节一']);
    expect(await titles({ words: '节', state: 'SCHEDULED' })).toEqual(['节三']);
    expect(await titles({ words: '节', state: 'DRAFT' })).toEqual(['节二']);
    expect(await titles({ kind: 'home', cid: '12' })).toHaveLength(1);
    expect(await titles({ kind: 'micro', cid: '12' })).toEqual(['节二']);
    const { list, total } = await house.call('decoration.page.list', { words: '节一' });
    expect([total, list]).toMatchObject([
      1,
      [{ liveVersion: 1, liveAt: expect.any(Number), editedBy: expect.stringMatching(/^\d+$/), editedAt: expect.any(Number) }],
    ]);
    expect(draft.revision).toBe(2);
  });

  test('of another shop are not there for staff of one; those of all shops are', async () => {
    const [theirs, all] = [await aPage('他店', '11'), await aPage('共有')];
    expect(await titles({ words: '他店' }, house.manager)).toEqual([]);
    expect(await titles({ words: '共有' }, house.manager)).toEqual(['共有']);
    for (const name of ['decoration.page.draft', 'decoration.page.versions'] as const) {
      expect(await house.tryAs(house.manager, name, { id: theirs.id })).toMatchObject({ code: failures.NOT_FOUND.code });
      expect((await house.tryAs(house.manager, name, { id: all.id })).code).toBe(0);
    }
  });

  test('an old version can be looked at as it was', async () => {
    const page = await aPage('旧', '11');
    await house.call('decoration.page.publish', page);
    await house.call('decoration.page.save', { ...page, title: '新', share: { title: '新', picture: null }, blocks: laterBlocks });
    expect(await house.call('decoration.version.find', { id: page.id, version: 1 })).toMatchObject({ version: 1, title: '旧', blocks });
    for (const [token, version] of [
      [house.owner, 9],
      [house.manager, 1],
    ] as const)
      expect(await house.tryAs(token, 'decoration.version.find', { id: page.id, version })).toMatchObject({
        code: failures.NOT_FOUND.code,
      });
  });

  test('are copied to another shop as drafts; a shop has one home', async () => {
    const page = await aPage('抄', '11');
    const copy = await house.call('decoration.page.copy', { id: page.id, shop: '12', title: '抄好' });
    expect(await house.call('decoration.page.draft', { id: copy.id })).toMatchObject({
      title: '抄好',
      cid: '12',
      revision: 1,
      liveVersion: null,
      blocks,
    });
    const [home] = (await house.call('decoration.page.list', { kind: 'home', cid: '11' })).list;
    expect(await house.tryAs(house.owner, 'decoration.page.copy', { id: home?.id, shop: '12' })).toMatchObject({
      code: failures.PAGE_EXISTS.code,
    });
    expect((await house.tryAs(house.owner, 'decoration.page.copy', { id: page.id, shop: '99' })).code).not.toBe(0);
    expect(await house.tryAs(house.owner, 'decoration.page.copy', { id: '404', shop: null })).toMatchObject({
      code: failures.NOT_FOUND.code,
    });
  });
});

describe('pictures staff have uploaded', () => {
  test('are listed newest first and counted; those of members are not among them', async () => {
    const file = (key: string, who: string, purpose: string, ago: string) =>
      house.mall.sql(
        `insert into asset.file (mid, key, ${who}, purpose, bytes, width, height, uploaded_at)
         values (1, $1, 7, $2, 9, 20, 10, platform.now() - $3::interval)`,
        [key, purpose, ago],
      );
    const key = (purpose: string, digit: string) => `1/${purpose}/${digit.repeat(32)}.jpg`;
    await file(key('goods', 'a'), 'staff_id', 'goods', '2 hours');
    await file(key('page', 'b'), 'staff_id', 'page', '1 hour');
    await file(key('review', 'c'), 'member_id', 'review', '0 hours');
    const { list, total } = await house.call('asset.file.list', {});
    expect([total, list.map((one) => one.key)]).toEqual([2, [key('page', 'b'), key('goods', 'a')]]);
    expect(list[0]).toMatchObject({ width: 20, height: 10, bytes: 9, uploadedBy: '7', uploadedAt: expect.any(Number) });
    expect((await house.call('asset.file.list', { purpose: 'goods' })).list.map((one) => one.key)).toEqual([key('goods', 'a')]);
  });
});

describe('hot words for staff', () => {
  test('are read as they were chosen, by shop', async () => {
    const chosen = { placeholders: ['荔枝'], words: [{ text: '草莓', badge: 'new' as const }] };
    await house.callAs(house.manager, 'catalog.search.setHotWords', { cid: '12', ...chosen });
    expect(await house.callAs(house.manager, 'catalog.search.chosenWords', { cid: '12' })).toEqual(chosen);
    expect(await house.call('catalog.search.chosenWords', { cid: '11' })).toEqual({ placeholders: [], words: [] });
    expect((await house.tryAs(house.manager, 'catalog.search.chosenWords', { cid: '11' })).code).not.toBe(0);
  });
});
