import { deskStreamPath } from '@qianpu/contract/calls/support-staff';
import { inTx, type Staff } from '#platform/ctx';
import type { DeliveryCtx } from '#platform/events/subscriber';
import type { SourceFor } from '#platform/http/stream.types';
import { listedShops } from '#platform/shop-scope';
import { announceWake } from '#platform/wake-channel';
import { listChanges, numberChange } from './desk.repo.ts';
import type { Between } from './support.types.ts';

/** Whoever works for all shops listens to one topic, others to one for each of theirs. */
const deskTopic = (mid: string, cid?: string): string => (cid === undefined ? `desk:${mid}` : `desk:${mid}:${cid}`);

const AT_ONCE = 100;

/** Which conversations have changed, of the shops somebody of staff may see. What they say is read by calls. */
export const deskStream: SourceFor<Staff> = {
  path: deskStreamPath,
  call: 'support.chat.inbox',
  topicsOf: ({ mid, actor: { shops } }) => (shops === 'ALL' ? [deskTopic(mid)] : shops.map((cid) => deskTopic(mid, cid))),
  read: async (ctx, _query, after) => {
    const rows = await inTx(ctx, (ctx) => listChanges(ctx, listedShops(ctx), after, AT_ONCE));
    return rows.map(({ desk_seq, member_id, cid }) => ({ id: Number(desk_seq), data: { memberId: member_id, cid } }));
  },
};

/** Desks are woken once the number can be read: woken earlier they would find nothing. */
export async function notifyDesks(ctx: DeliveryCtx, { memberId, cid }: Between): Promise<void> {
  await numberChange(ctx, { memberId, cid });
  for (const topic of [deskTopic(ctx.mid), deskTopic(ctx.mid, cid)]) ctx.afterCommit(() => void announceWake(ctx.redis, topic));
}
