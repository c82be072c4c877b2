import { randomUUID } from 'node:crypto';
import type { customerRows } from '@qianpu/contract/calls/customer';
import { MOST_LABELS, MOST_LABELS_OF_MEMBER, MOST_SEGMENTS } from '@qianpu/contract/calls/customer.schema';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, inTurn, okCount, times } from './volley.ts';

const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['member.*', 'ops.*']);
const rules = { match: 'ALL', conditions: [{ field: 'paidOrders', from: 1 }] };

/** Labels of the merchant, so many, without any there was before. */
async function labelsOf({ mall }: RaceHouse, count: number): Promise<string[]> {
  await mall.sql('delete from member.label where mid = 1');
  const rows = await mall.sql<{ id: string }>(
    `insert into member.label (mid, id, slot, name, colour) select 1, $1::bigint + n, n, '标签 ' || n, 'GREY' from generate_series(1, $2::integer) n
     returning id::text`,
    [mall.newId(), count],
  );
  return rows.map(({ id }) => id);
}

const labelsAt = async ({ mall }: RaceHouse, memberId: string) =>
  (
    await mall.sql<{ id: string }>('select label_id::text as id from member.label_record where member_id = $1 order by position', [
      memberId,
    ])
  ).map(({ id }) => id);

const addNote: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [{ memberId }, token] = [await aMember(house.mall, '1'), await staff(house)];
    return {
      shots: times(size, () => ({ name: 'member.note.add', token, input: { id: memberId, text: '老客户' } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(await house.mall.sql('select from customer.note where member_id = $1', [memberId])).toHaveLength(size);
      },
    };
  },
};

const removeNote: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [{ memberId }, token] = [await aMember(house.mall, '1'), await staff(house)];
    const { data } = await callNear(house, { name: 'member.note.add', token, input: { id: memberId, text: '写错了' } });
    const id = (data as { noteId: string }).noteId;
    return {
      shots: times(size, () => ({ name: 'member.note.remove', token, input: { id } })),
      judge: async (answers) => expect(okCount(answers)).toBe(1),
    };
  },
};

const saveLabel: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const token = await staff(house);
    const left = Math.min(3, size);
    await labelsOf(house, MOST_LABELS - left);
    return {
      shots: times(size, (nth) => ({ name: 'member.label.save', token, input: { name: `新 ${nth}` } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(left);
        expect(await house.mall.sql('select from member.label where mid = 1')).toHaveLength(MOST_LABELS);
      },
    };
  },
};

/** Taken away while it is given: nobody keeps a label that is gone. */
const removeLabel: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [{ memberId }, token] = [await aMember(house.mall, '1'), await staff(house)];
    const [id = ''] = await labelsOf(house, 1);
    const shots = inTurn(
      size,
      (): Shot => ({ name: 'member.label.remove', token, input: { id } }),
      (): Shot => ({ name: 'member.label.set', token, input: { id: memberId, labelIds: [id] } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answersTo('member.label.remove', shots, answers))).toBe(1);
        expect(await labelsAt(house, memberId)).toEqual([]);
      },
    };
  },
};

/** As many as a member has, of one set or of the other and never of both. */
const setLabels: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const [{ memberId }, token] = [await aMember(house.mall, '1'), await staff(house)];
    const ids = await labelsOf(house, 2 * MOST_LABELS_OF_MEMBER);
    const sets = [ids.slice(0, MOST_LABELS_OF_MEMBER), ids.slice(MOST_LABELS_OF_MEMBER)];
    const shot = (nth: number): Shot => ({ name: 'member.label.set', token, input: { id: memberId, labelIds: sets[nth % 2] } });
    return {
      shots: times(size, shot),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(sets).toContainEqual(await labelsAt(house, memberId));
      },
    };
  },
};

const saveSegment: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const token = await staff(house);
    await house.mall.sql('delete from customer.segment where mid = 1');
    const left = Math.min(3, size);
    await house.mall.sql(
      `insert into customer.segment (mid, id, slot, name, rules, revision)
       select 1, $1::bigint + n, n, '分群 ' || n, $2, 1 from generate_series(1, $3::integer) n`,
      [house.mall.newId(), rules, MOST_SEGMENTS - left],
    );
    return {
      shots: times(size, (nth) => ({ name: 'member.segment.save', token, input: { name: `新 ${nth}`, rules } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(left);
        expect(await house.mall.sql('select from customer.segment where mid = 1')).toHaveLength(MOST_SEGMENTS);
      },
    };
  },
};

/** Changed by many who have seen the same one, and removed meanwhile: one of them changes it, one removes it. */
const removeSegment: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const token = await staff(house);
    await house.mall.sql('delete from customer.segment where mid = 1');
    const { data } = await callNear(house, { name: 'member.segment.save', token, input: { name: '老客', rules } });
    const { id } = data as { id: string };
    const shots = inTurn(
      size,
      (): Shot => ({ name: 'member.segment.remove', token, input: { id } }),
      (nth): Shot => ({ name: 'member.segment.save', token, input: { id, revision: 1, name: `老客 ${nth}`, rules } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answersTo('member.segment.remove', shots, answers))).toBe(1);
        expect(okCount(answersTo('member.segment.save', shots, answers))).toBeLessThanOrEqual(1);
        expect(await house.mall.sql('select from customer.segment where mid = 1')).toEqual([]);
      },
    };
  },
};

const exporting: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [token, key] = [await staff(house), randomUUID()];
    return {
      shots: times(size, () => ({ name: 'member.account.export', token, key, input: { rules } })),
      judge: async (answers) => {
        const tasks = answers.flatMap(({ data }) => (data as { taskId?: string } | null)?.taskId ?? []);
        expect(new Set(tasks).size).toBe(1);
      },
    };
  },
};

export const customerRaces: Races<typeof customerRows> = {
  'member.account.export': exporting,
  'member.note.add': addNote,
  'member.note.remove': removeNote,
  'member.label.save': saveLabel,
  'member.label.remove': removeLabel,
  'member.label.set': setLabels,
  'member.segment.save': saveSegment,
  'member.segment.remove': removeSegment,
};
