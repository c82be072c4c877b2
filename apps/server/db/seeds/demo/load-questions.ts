import { answerQuestion, askQuestion, replyToQuestion } from '#modules/question';
import type { Member, TxCtx } from '#platform/ctx';
import { findBuyers, findReceivers, hasQuestions } from './buyers.repo.ts';
import type { DemoShop } from './demo.types.ts';
import { demoQuestions } from './questions.ts';
import { findShelf } from './shelf.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NO_SESSION = '0';

/** What shoppers have asked about some goods, answered by the shop and by those who have received them; nothing where somebody has asked already. */
export async function loadQuestions(ctx: TxCtx, shops: readonly DemoShop[]): Promise<void> {
  if (await hasQuestions(ctx)) return;
  for (const shop of shops) {
    const { goods } = await findShelf(ctx, shop);
    const askers = await findBuyers(ctx, shop.cid, 20);
    for (const [key, asked] of Object.entries(demoQuestions[shop.key] ?? {})) {
      const goodsId = goods.get(key);
      if (goodsId === undefined) continue;
      const receivers = await findReceivers(ctx, goodsId, 10);
      for (const question of asked) {
        const asker = askers.shift();
        const buyers = receivers.filter((memberId) => memberId !== asker);
        if (asker) await loadQuestion(ctx, { cid: shop.cid, goodsId, asker, buyers }, question);
      }
    }
  }
}

interface Setting {
  readonly cid: string;
  readonly goodsId: string;
  readonly asker: string;
  readonly buyers: readonly string[];
}

/** As if each had been written at its time. */
async function loadQuestion(
  ctx: TxCtx,
  { cid, goodsId, asker, buyers }: Setting,
  question: { readonly text: string; readonly asked: number; readonly shop?: string; readonly buyers: readonly string[] },
): Promise<void> {
  const later = (hours: number) => new Date(ctx.now.getTime() - question.asked * DAY_MS + hours * HOUR_MS);
  const { id } = await askQuestion({ ...as(ctx, asker), now: later(0) }, { cid, goodsId, text: question.text });
  if (question.shop) await replyToQuestion({ ...ctx, now: later(3) }, id, question.shop);
  for (const [at, text] of question.buyers.entries()) {
    const buyer = buyers[at];
    if (buyer) await answerQuestion({ ...as(ctx, buyer), now: later(8 + 6 * at) }, { id, text });
  }
}

const as = (ctx: TxCtx, memberId: string): TxCtx<Member> => ({ ...ctx, actor: { kind: 'member', memberId, sessionId: NO_SESSION } });
