import { createReadStream } from 'node:fs';
import { uploadPrivatePicture } from '#modules/asset';
import { listStaffWhoMay } from '#modules/staff';
import { markReadByMember, markReadByStaff, replyToMember, saveAgent, saveQuickReply, saveWelcome, sendMessage } from '#modules/support';
import { type Ctx, inTx, type Member, type Staff, type TxCtx } from '#platform/ctx';
import { findBuyers, findLastSale, hasChats, hasWelcome } from './buyers.repo.ts';
import { type DemoChat, demoChats, demoQuickReplies, demoWelcomes } from './chats.ts';
import type { DemoShop } from './demo.types.ts';
import { photoFile } from './paint/photo.ts';
import { findShelf } from './shelf.ts';

const NO_SESSION = '0';
/** What shoppers read beside the answers. */
const AGENT_NICK = '小周';
/** More than there are chats of one shop. */
const SOME_BUYERS = 20;

/** Who writes, of what, and under which numbers the photos they show are kept. */
interface Talk {
  readonly chat: DemoChat;
  readonly memberId: string;
  readonly staffId: string;
  readonly goodsId: string | undefined;
  readonly orderId: string | undefined;
  readonly photos: Map<string, string>;
}

/** What recent buyers asked, and answers kept ready; nothing where somebody has written already. */
export async function loadChats(ctx: Ctx, shops: readonly DemoShop[], staffNick: string): Promise<void> {
  const talks = await inTx(ctx, async (ctx) => ((await hasChats(ctx)) ? [] : await planTalks(ctx, shops, staffNick)));
  for (const talk of talks) await keepPhotos(ctx, talk);
  if (talks.length === 0) return;
  await inTx(ctx, async (ctx) => {
    for (const reply of demoQuickReplies) await saveQuickReply(ctx, reply);
    for (const talk of talks) await loadTalk(ctx, talk);
  });
}

/** What each shop says first; nothing where it has said something already. */
export async function loadWelcomes(ctx: TxCtx): Promise<void> {
  if (await hasWelcome(ctx)) return;
  for (const welcome of demoWelcomes) await saveWelcome(ctx, { ...welcome, questions: [...welcome.questions], revision: 0 });
}

async function planTalks(ctx: TxCtx, shops: readonly DemoShop[], staffNick: string): Promise<Talk[]> {
  const talks: Talk[] = [];
  for (const shop of shops) {
    const { cid } = shop;
    const staff = (await listStaffWhoMay(ctx, 'support.chat.reply', cid)).find(({ name }) => name === staffNick);
    const { goods } = await findShelf(ctx, shop);
    const buyers = new Set(await findBuyers(ctx, cid, SOME_BUYERS));
    for (const chat of demoChats.filter((one) => one.cid === cid)) {
      const goodsId = goods.get(chat.about ?? '');
      const sale = goodsId === undefined ? undefined : await findLastSale(ctx, cid, goodsId, [...buyers]);
      const memberId = sale?.memberId ?? buyers.values().next().value;
      if (memberId === undefined || !staff) continue;
      buyers.delete(memberId);
      talks.push({ chat, memberId, staffId: staff.id, goodsId, orderId: sale?.orderId, photos: new Map() });
    }
  }
  return talks;
}

/** Kept as if they had been uploaded; without a folder for them they are left out. */
async function keepPhotos(ctx: Ctx, { chat, memberId, photos }: Talk): Promise<void> {
  for (const [, line] of chat.said) {
    if (typeof line === 'string' || !('photo' in line)) continue;
    const owner = { kind: 'CHAT', memberId, cid: chat.cid } as const;
    const file = createReadStream(photoFile(line.photo));
    const kept = await uploadPrivatePicture(ctx, { sender: { memberId }, owner, file }).catch(() => undefined);
    if (kept) photos.set(line.photo, kept.id);
  }
}

/** As if each had been written at its time. */
async function loadTalk(ctx: TxCtx, talk: Talk): Promise<void> {
  const { chat, memberId, staffId } = talk;
  const between = { memberId, cid: chat.cid };
  const member: Member = { kind: 'member', memberId, sessionId: NO_SESSION };
  const staff: Staff = { kind: 'staff', staffId, sessionId: NO_SESSION, grants: [], shops: 'ALL', isFactorMissing: false };
  await saveAgent({ ...ctx, actor: staff }, { nick: AGENT_NICK, avatar: null });
  for (const [from, line, agoMs] of chat.said) {
    const content = contentOf(line, talk);
    if (!content) continue;
    const then = { ...ctx, now: new Date(ctx.now.getTime() - agoMs) };
    if (from === 'member') {
      const { seq } = await sendMessage({ ...then, actor: member }, chat.cid, content);
      await markReadByMember(ctx, { ...between, upTo: seq });
    } else {
      const { seq } = await replyToMember({ ...then, actor: staff }, between, content);
      await markReadByStaff(ctx, { ...between, upTo: seq });
    }
  }
}

function contentOf(line: DemoChat['said'][number][1], { goodsId, orderId, photos }: Talk) {
  if (typeof line === 'string') return { text: line };
  if ('photo' in line) {
    const id = photos.get(line.photo);
    return id === undefined ? undefined : { picture: { id } };
  }
  if (line.card === 'goods') return goodsId === undefined ? undefined : { goods: { goodsId } };
  return orderId === undefined ? undefined : { order: { orderId } };
}
