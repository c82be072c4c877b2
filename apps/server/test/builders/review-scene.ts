import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { inTx } from '#platform/ctx';
import { insertRights } from '../../src/modules/review/right.repo.ts';
import { send } from '../call-table.ts';
import { refereeFindings } from '../referee-findings.ts';
import { aMember, aStaffToken, type PopulatedMall, type TestMember } from './populated-mall.ts';

export const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });

export type ReviewScene = Awaited<ReturnType<typeof aReviewScene>>;

/** A buyer, a goods nobody has reviewed, and staff who mind two words; logged in just now, however far the clock was moved before. */
export async function aReviewScene({ mall, server, from }: PopulatedMall) {
  const [buyer, staff] = await Promise.all([aMember(mall, '1'), aStaffToken(mall, '1', ['catalog.*', 'trade.*'])]);
  await mall.sql(`update member.account set nick_name = '爱吃荔枝', head_icon = '1/avatar/me.jpg' where id = $1`, [buyer.memberId]);
  const goodsId = mall.newId();

  const ask = async (name: CallName, input: object, token = '', lang?: string) => {
    const caller = from({ token, ...(lang && { headers: { 'accept-language': lang } }) });
    const { code, data } = await send(server, rows[name], input, caller);
    return code === 0 || code === '200' ? data : { refused: code };
  };
  const asStaff = (name: CallName, input: object) => ask(name, input, staff);
  const asBuyer = (name: CallName, input: object) => ask(name, input, buyer.token);
  await asStaff('catalog.review.setSensitiveWords', { words: ['加微信', 'VX'] });

  /** A line of the buyer's that was received just now. */
  const aLine = async () => {
    const [orderId, skuId] = [mall.newId(), mall.newId()];
    const specs = [
      { name: '规格', value: '大果' },
      { name: '净重', value: '500g×2 盒' },
    ];
    const line = { goodsId, skuId, title: '妃子笑荔枝', picture: '1/goods.jpg', specs };
    await inTx(mall.ctx('1'), (ctx) =>
      insertRights(ctx, { orderId, cid: '11', memberId: buyer.memberId, receivedAt: ctx.now, lines: [line] }),
    );
    return { orderId, skuId };
  };
  const aReview = async (draft: object = {}) =>
    (await asBuyer('catalog.review.add', { ...(await aLine()), score: 5, text: '很甜', ...draft })) as OutputOf<'catalog.review.add'>;
  const aPicture = async ({ memberId }: TestMember = buyer, purpose = 'review') => {
    const key = `1/${purpose}/${crypto.randomUUID().replaceAll('-', '')}.jpg`;
    await mall.sql(
      `insert into asset.file (mid, key, member_id, purpose, bytes, width, height, uploaded_at)
       values (1, $1, $2, $3, 9, 9, 9, platform.now())`,
      [key, memberId, purpose],
    );
    return key;
  };

  const list = async (request: object = {}) =>
    (await ask('catalog.review.list', { goodsId, ...request })) as OutputOf<'catalog.review.list'>;
  return {
    buyer,
    goodsId,
    ask,
    asStaff,
    asBuyer,
    aLine,
    aReview,
    aPicture,
    list,
    texts: async (request: object = {}) => (await list(request)).list.map(({ text }) => text),
    summary: async () => (await ask('catalog.review.summary', { goodsId })) as OutputOf<'catalog.review.summary'>,
    mine: async () => (await asBuyer('catalog.review.mine', {})) as OutputOf<'catalog.review.mine'>,
    /** The ids of what staff see in a standing. */
    inbox: async (standing: string) => {
      const { list } = (await asStaff('catalog.review.inbox', { standing, pageSize: 100 })) as OutputOf<'catalog.review.inbox'>;
      return list.map(({ id }) => id);
    },
    /** What the referee says of summaries, tags, votes and rights. */
    findings: async () => (await refereeFindings(mall)).filter(({ check }) => check.startsWith('R')),
    /** Logins, made to last. */
    staysLoggedIn: async () => {
      for (const table of ['member.session', 'staff.session'])
        await mall.sql(`update ${table} set seen_at = platform.now(), expires_at = platform.now() + interval '1 day' where mid = 1`);
    },
  };
}
