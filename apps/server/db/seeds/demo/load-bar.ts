import { barMember } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { findBuyers, hasBars } from './buyers.repo.ts';

/** Beyond those whose questions and chats stand in the demo. */
const BUYERS_SPARED = 30;

/** One buyer may not enter the shop any more; nothing where staff have barred somebody already. */
export async function loadBar(ctx: TxCtx, cid: string): Promise<void> {
  if (await hasBars(ctx)) return;
  const id = (await findBuyers(ctx, cid, BUYERS_SPARED + 1))[BUYERS_SPARED];
  if (id === undefined) return;
  const actor = { kind: 'staff', staffId: '0', sessionId: '0', grants: [], shops: 'ALL', isFactorMissing: false } as const;
  await barMember({ ...ctx, actor }, { id, cid });
}
