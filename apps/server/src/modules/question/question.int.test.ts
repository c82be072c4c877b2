import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { subscribers } from '../inbox/subscribers.ts';
import { insertRights } from '../review/right.repo.ts';
import { exportQuestions } from './personal-question.repo.ts';
import { eraseQuestions, joinQuestions } from './personal-questions.ts';

let house: PopulatedMall;
let staff: string;
let otherStaff: string;
let asker: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  house = await aPopulatedMall();
  staff = await aStaffToken(house.mall, '1', ['catalog.*']);
  otherStaff = await aStaffToken(house.mall, '1', ['catalog.*'], '12');
  await call('catalog.review.setSensitiveWords', { words: ['加微信'] }, staff);
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.mall.sql('truncate question.question, question.answer, question.member_day');
  [asker, buyer] = await Promise.all([aMember(house.mall, '1'), aMember(house.mall, '1')]);
  await house.mall.sql(`update member.account set nick_name = '爱吃荔枝' where id = $1`, [asker.memberId]);
  await receives(buyer);
});

const receives = ({ memberId }: TestMember) => {
  const line = { goodsId: house.known.goodsId, skuId: house.known.skuId, title: '红苹果', picture: '1/goods.jpg', specs: [] };
  return inTx(house.mall.ctx('1'), (ctx) =>
    insertRights(ctx, { orderId: house.mall.newId(), cid: '11', memberId, receivedAt: ctx.now, lines: [line] }),
  );
};

type Answered<Name extends CallName> = OutputOf<Name> & { refused?: string };
async function call<Name extends CallName>(name: Name, input: object, token = ''): Promise<Answered<Name>> {
  const { code, data } = await send(house.server, rows[name], input, house.from({ token }));
  return (code === 0 || code === '200' ? data : { refused: code }) as Answered<Name>;
}
const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });

const ask = (text = '冷藏能放几天？', { token } = asker, goodsId = house.known.goodsId) =>
  call('catalog.question.ask', { cid: '11', goodsId, text }, token);
const answer = (id: string, text = '放了四天还很脆', { token } = buyer) => call('catalog.question.answer', { id, text }, token);
const reply = (id: string, text = '三到五天', token = staff) => call('catalog.question.reply', { id, text }, token);
let size = 2;
const nextSize = () => {
  size = size < 100 ? size + 1 : 3;
  return size;
};
/** Another page size each time: a stored answer may be a second old. */
const stored = async () => {
  const { list } = await call('catalog.question.list', { goodsId: house.known.goodsId, pageSize: nextSize() });
  return list;
};
const findings = async () => (await refereeFindings(house.mall)).filter(({ check }) => check === 'Q1');

describe('asking about goods (issue 24)', () => {
  test('is for members, about goods the shop sells; the author is masked', async () => {
    expect(await ask('几天？', { ...asker, token: '' })).toEqual(refused('NOT_LOGGED_IN'));
    expect(await ask('几天？', asker, '404')).toEqual(refused('NOT_FOUND'));
    expect(await ask('？')).toEqual(refused('BAD_INPUT'));
    expect(await ask()).toMatchObject({ standing: 'SHOWN' });
    expect(await stored()).toMatchObject([{ author: '爱***枝', text: '冷藏能放几天？', answerCount: 0, answers: [] }]);
  });

  test('ends at five a day, and goes on the next', async () => {
    for (const n of [1, 2, 3, 4, 5]) expect(await ask(`第 ${n} 问`)).toMatchObject({ standing: 'SHOWN' });
    expect(await ask('第 6 问')).toEqual(refused('ASKED_ENOUGH'));
    await house.mall.sql('update question.member_day set day = day - 1');
    expect(await ask('第 6 问')).toMatchObject({ standing: 'SHOWN' });
  });

  test('with a sensitive word waits for staff, who show it', async () => {
    const { id, standing } = await ask('能加微信吗？');
    expect(standing).toBe('WAITING');
    expect(await stored()).toEqual([]);
    expect(await call('catalog.question.counts', {}, staff)).toEqual({ waiting: 1, unanswered: 0 });
    await call('catalog.question.moderate', { id, standing: 'SHOWN' }, staff);
    expect(await stored()).toMatchObject([{ id }]);
    await call('catalog.question.moderate', { id, standing: 'HIDDEN' }, staff);
    expect(await stored()).toEqual([]);
    expect((await call('catalog.question.inbox', { state: 'HIDDEN' }, staff)).list).toMatchObject([{ id, standing: 'HIDDEN' }]);
  });

  test('what waits or is hidden cannot be read by the role that serves visitors', async () => {
    await ask('能加微信吗？');
    const { id } = await ask();
    const seen = await house.mall.as('qianpu_public', (client) => client.query<{ id: string }>('select id from question.question'));
    expect(seen.rows).toEqual([{ id }]);
  });
});

describe('answering (issue 24)', () => {
  test('is for members who have received the goods, once', async () => {
    const { id } = await ask();
    const mayAnswer = ({ token }: TestMember) => call('catalog.question.mayAnswer', { goodsId: house.known.goodsId }, token);
    expect([await mayAnswer(asker), await mayAnswer(buyer)]).toEqual([{ mayAnswer: false }, { mayAnswer: true }]);
    expect(await answer(id, '不知道', asker)).toEqual(refused('BUYERS_ANSWER'));
    expect(await answer(id)).toMatchObject({ standing: 'SHOWN' });
    expect(await answer(id)).toEqual(refused('ALREADY_ANSWERED'));
    expect(await stored()).toMatchObject([{ answerCount: 1, answers: [{ author: '用***户', text: '放了四天还很脆' }] }]);
    expect(await findings()).toEqual([]);
  });

  test('ends at twenty a day', async () => {
    const { id } = await ask();
    await house.mall.sql(
      `insert into question.member_day (mid, member_id, day, answered) values (1, $1, (platform.now() at time zone 'Asia/Shanghai')::date, 20)`,
      [buyer.memberId],
    );
    expect(await answer(id)).toEqual(refused('ANSWERED_ENOUGH'));
    expect(await stored()).toMatchObject([{ answerCount: 0 }]);
  });

  test('the shop’s answer stands first, and a later one takes its place', async () => {
    const { id } = await ask();
    await answer(id);
    await reply(id);
    await reply(id, '三天以内最好');
    expect(await stored()).toMatchObject([
      { answerCount: 2, answers: [{ author: null, text: '三天以内最好' }, { text: '放了四天还很脆' }] },
    ]);
    expect(await call('catalog.question.answers', { id })).toMatchObject({
      list: [{ author: null }, { author: '用***户' }],
      hasMore: false,
    });
  });

  test('with a sensitive word waits; staff show and hide it, and what is counted follows', async () => {
    const { id } = await ask();
    const written = await answer(id, '加微信问我');
    expect([written.standing, (await stored())[0]?.answerCount]).toEqual(['WAITING', 0]);
    expect((await call('catalog.question.inbox', { state: 'WAITING' }, staff)).list).toMatchObject([{ id, waitingAnswers: 1 }]);
    for (const [standing, count] of [
      ['SHOWN', 1],
      ['HIDDEN', 0],
    ] as const) {
      await call('catalog.question.moderateAnswer', { id: written.id, standing }, staff);
      expect((await stored())[0]?.answerCount).toBe(count);
      expect(await findings()).toEqual([]);
    }
  });

  test('staff of another shop neither see nor touch it', async () => {
    const { id } = await ask();
    expect((await call('catalog.question.inbox', {}, otherStaff)).list).toEqual([]);
    expect(await call('catalog.question.answersForStaff', { id }, otherStaff)).toEqual(refused('NOT_FOUND'));
    expect(await reply(id, '不是我们的', otherStaff)).toEqual(refused('NOT_FOUND'));
    expect(await call('catalog.question.moderate', { id, standing: 'HIDDEN' }, otherStaff)).toEqual(refused('NOT_FOUND'));
  });

  test('is told to whoever asked, once for each question', async () => {
    const { mall } = house;
    const delivery = new Delivery({
      pod: mall.pod,
      subscribers,
      openCtx: (mid) => ({ ...mall.ctx(mid), redis: mall.engines.redis }),
      log: createLog('test', 'silent'),
    });
    const messages = async () => (await call('support.message.list', {}, asker.token)).list;
    try {
      const { id } = await ask();
      await reply(id);
      await answer(id);
      await expect
        .poll(messages, { timeout: 10_000 })
        .toMatchObject([
          { kind: 'QUESTION_ANSWERED', ref: id, data: { goodsId: house.known.goodsId, title: '红苹果', question: '冷藏能放几天？' } },
        ]);
      const other = await ask('甜不甜？');
      await reply(other.id);
      await expect.poll(async () => (await messages()).map(({ ref }) => ref), { timeout: 10_000 }).toEqual([other.id, id]);
    } finally {
      await delivery.close();
    }
  });
});

describe('what a member has asked and answered', () => {
  test('is handed out, goes with the account into another, and is taken down when the member leaves', async () => {
    const { id } = await ask();
    await answer(id);
    const joined = await aMember(house.mall, '1');
    await inTx(house.mall.ctx('1'), async (ctx) => {
      await joinQuestions(ctx, { memberId: buyer.memberId, joinedId: joined.memberId });
      expect(await exportQuestions(ctx, asker.memberId)).toMatchObject({ asked: [{ text: '冷藏能放几天？' }], answered: [] });
      expect(await exportQuestions(ctx, joined.memberId)).toMatchObject({ asked: [], answered: [{ text: '放了四天还很脆' }] });
      await eraseQuestions(ctx, joined.memberId);
    });
    expect(await stored()).toMatchObject([{ answerCount: 0, answers: [] }]);
    await inTx(house.mall.ctx('1'), (ctx) => eraseQuestions(ctx, asker.memberId));
    expect(await stored()).toEqual([]);
    const told = await house.mall.sql(
      `select 1 from question.question where text <> '' union all select 1 from question.answer where text <> ''`,
    );
    expect(told).toEqual([]);
    expect(await findings()).toEqual([]);
  });
});
