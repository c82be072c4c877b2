import { expect } from 'vitest';
import { aMicroPage, someBlocks } from '../builders/micro-page.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { TestMall } from '../test-mall.ts';
import type { RaceEntry } from './race.types.ts';
import { inTurn, okCount, times } from './volley.ts';

const staffOf = (mall: TestMall) => aStaffToken(mall, '1', ['decoration.*']);

interface PageState {
  readonly live: number | null;
  readonly versions: number[];
  readonly scheduled_version: number | null;
}

const pageState = async (mall: TestMall, id: string): Promise<PageState | undefined> => {
  const [row] = await mall.sql<PageState & Record<string, unknown>>(
    `select l.version as live, p.scheduled_version,
            (select array_agg(v.version order by v.version) from decoration.page_version v where v.mid = p.mid and v.page_id = p.id) as versions
       from decoration.page p left join decoration.live_page l on l.mid = p.mid and l.id = p.id where p.mid = 1 and p.id = $1`,
    [id],
  );
  return row;
};

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

const draftOf = (id: string, title: string) => ({
  id,
  revision: 2,
  title,
  share: { title, describe: '', picture: null },
  blocks: someBlocks,
});

/** Far enough for no round to come upon it meanwhile. */
const tomorrow = () => Date.now() + 24 * 3_600_000;

export const pageRaces = {
  'decoration.page.copy': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      await mall.sql(`delete from decoration.page where mid = 1 and kind = 'home' and cid is null`);
      const [home] = await mall.sql<{ id: string }>(`select id from decoration.page where mid = 1 and kind = 'home' and cid = 11`);
      return {
        shots: times(size, () => ({ name: 'decoration.page.copy', token, input: { id: home?.id, shop: null } })),
        judge: async (answers) => {
          // all shops together have one home
          expect(okCount(answers)).toBe(1);
          expect(await mall.sql(`select from decoration.page where mid = 1 and kind = 'home' and cid is null`)).toHaveLength(1);
        },
      };
    },
  },

  'decoration.page.create': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      await mall.sql(`delete from decoration.page where mid = 1 and kind = 'home' and cid is null`);
      return {
        shots: times(size, () => ({ name: 'decoration.page.create', token, input: { kind: 'home', title: '总店首页' } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(await mall.sql(`select count(*)::int as n from decoration.page where mid = 1 and kind = 'home' and cid is null`)).toEqual([
            { n: 1 },
          ]);
        },
      };
    },
  },

  'decoration.page.save': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageId } = await aMicroPage(mall, '1');
      const shots = times(size, (nth) => ({ name: 'decoration.page.save', token, input: draftOf(pageId, `第 ${nth} 稿`) }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const winner = answers.findIndex(isOk);
          expect(await mall.sql('select revision, title from decoration.page where mid = 1 and id = $1', [pageId])).toEqual([
            { revision: 3, title: `第 ${winner} 稿` },
          ]);
        },
      };
    },
  },

  'decoration.page.publish': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageId } = await aMicroPage(mall, '1');
      const shots = inTurn(
        size,
        () => ({ name: 'decoration.page.publish', token, input: { id: pageId, revision: 2 } }),
        () => ({ name: 'decoration.page.publish', token, input: { id: pageId, revision: 2, at: tomorrow() } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const status = await pageState(mall, pageId);
          expect(status?.versions).toEqual(upTo(size + 1));
          // What is planned is newer than what is seen, or nothing is planned.
          if (status?.scheduled_version) expect(status.scheduled_version).toBeGreaterThan(status.live ?? 0);
        },
      };
    },
  },

  'decoration.page.rollBack': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageId } = await aMicroPage(mall, '1');
      return {
        shots: times(size, () => ({ name: 'decoration.page.rollBack', token, input: { id: pageId, version: 1 } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await pageState(mall, pageId)).toEqual({ live: size + 1, versions: upTo(size + 1), scheduled_version: null });
        },
      };
    },
  },

  'decoration.page.unschedule': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageId } = await aMicroPage(mall, '1');
      const shots = inTurn(
        size,
        () => ({ name: 'decoration.page.publish', token, input: { id: pageId, revision: 2, at: tomorrow() } }),
        () => ({ name: 'decoration.page.unschedule', token, input: { id: pageId } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await pageState(mall, pageId))?.live).toBe(1);
        },
      };
    },
  },

  'decoration.page.withdraw': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageId } = await aMicroPage(mall, '1');
      const shots = inTurn(
        size,
        () => ({ name: 'decoration.page.withdraw', token, input: { id: pageId } }),
        () => ({ name: 'decoration.page.publish', token, input: { id: pageId, revision: 2 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const { live, versions } = (await pageState(mall, pageId)) ?? { live: 0, versions: [] };
          // Down, or shown in a version that is there: whichever came last.
          if (live !== null) expect(versions).toContain(live);
        },
      };
    },
  },

  'decoration.pageClass.set': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const token = await staffOf(mall);
      const { pageClassId } = await aMicroPage(mall, '1');
      const shots = times(size, (nth) => ({
        name: 'decoration.pageClass.set',
        token,
        input: { id: pageClassId, title: `节令 ${nth}`, position: nth },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await mall.sql<{ title: string; position: number }>(
            'select title, position from decoration.page_class where mid = 1 and id = $1',
            [pageClassId],
          );
          expect(row?.title).toBe(`节令 ${row?.position}`);
        },
      };
    },
  },
} satisfies Record<string, RaceEntry>;
