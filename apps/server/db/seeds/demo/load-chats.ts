import { listStaffWhoMay } from '#modules/staff';
import { markReadByStaff, replyToMember, saveQuickReply, sendMessage } from '#modules/support';
import type { TxCtx } from '#platform/ctx';
import { findBuyers, hasChats } from './buyers.repo.ts';
import { type DemoChat, demoChats, demoQuickReplies } from './chats.ts';

const NO_SESSION = '0';

/** What recent buyers asked, and answers kept ready; nothing where somebody has written already. */
export async function loadChats(ctx: TxCtx, staffNick: string): Promise<void> {
  if (await hasChats(ctx)) return;
  for (const reply of demoQuickReplies) await saveQuickReply(ctx, reply);
  for (const [cid, chats] of Map.groupBy(demoChats, ({ cid }) => cid)) {
    const staff = (await listStaffWhoMay(ctx, 'support.chat.reply', cid)).find(({ name }) => name === staffNick);
    const buyers = await findBuyers(ctx, cid, chats.length);
    for (const [at, memberId] of buyers.entries()) {
      const chat = chats[at];
      if (chat && staff) await loadChat(ctx, chat, memberId, staff.id);
    }
  }
}

/** As if each had been written at its time. */
async function loadChat(ctx: TxCtx, { cid, said }: DemoChat, memberId: string, staffId: string): Promise<void> {
  for (const [from, text, agoMs] of said) {
    const then = { ...ctx, now: new Date(ctx.now.getTime() - agoMs) };
    if (from === 'member') await sendMessage({ ...then, actor: { kind: 'member', memberId, sessionId: NO_SESSION } }, cid, text);
    else {
      const actor = { kind: 'staff', staffId, sessionId: NO_SESSION, grants: [], shops: 'ALL', isFactorMissing: false } as const;
      const { seq } = await replyToMember({ ...then, actor }, { memberId, cid }, text);
      await markReadByStaff(ctx, { memberId, cid, upTo: seq });
    }
  }
}
