import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { listMemberCards } from '#modules/identity';
import { type Ctx, inTx, type Member, type TxCtx } from '#platform/ctx';
import { listActiveAccounts } from '../pay-account.repo.ts';
import { readPaySession } from '../pay-session.ts';
import { findWaysOff } from '../pay-way.repo.ts';
import { findTrade } from '../payable-trade.repo.ts';
import { findPayment } from '../payment.repo.ts';
import { isOwnWay } from '../payment.rules.ts';
import type { PayableTrade } from '../payment.types.ts';
import { viewWays } from '../payment.view.ts';
import { findFriend, findWords, listShownLines } from './friend-pay.repo.ts';
import { readFriendToken } from './friend-token.ts';

type Shown = OutputOf<'marketing.friendsPay.info'>;

/** The trade of a link that its owner has made. */
export async function findFriendTrade(ctx: TxCtx, token: string): Promise<{ trade: PayableTrade; words: string }> {
  const tradeId = readFriendToken(ctx, token);
  const trade = tradeId === undefined ? undefined : await findTrade(ctx, tradeId);
  const words = trade && (await findWords(ctx, trade.id));
  if (!trade || words === undefined) throw fail('FRIEND_PAY_OVER');
  return { trade, words };
}

/** What of it the owner has set aside. */
export async function findSetAside(ctx: TxCtx, trade: PayableTrade) {
  const open = await findPayment(ctx, trade.id, trade.state === 'PAID' ? 'PAID' : 'OPEN');
  return open?.tenders.filter(({ way }) => isOwnWay(way)) ?? [];
}

export const showFriendPay = (outer: Ctx, token: string): Promise<Shown> =>
  inTx(outer, async (ctx) => {
    const { trade, words } = await findFriendTrade(ctx, token);
    const [aside, friendId, lines] = [await findSetAside(ctx, trade), await findFriend(ctx, trade.id), await listShownLines(ctx, trade.id)];
    const people = await listMemberCards(ctx, friendId === undefined ? [trade.memberId] : [trade.memberId, friendId]);
    const owner = people.get(trade.memberId);
    return {
      state: stateOf(trade, ctx.now),
      nickName: owner?.nickName ?? '',
      headIcon: owner?.headIcon ?? '',
      words,
      payableFen: aside.reduce((left, { amountFen }) => left - amountFen, trade.payableFen),
      lines,
      payBy: trade.payBy.getTime(),
      serverNow: ctx.now.getTime(),
      isOwn: ctx.actor.kind === 'member' && ctx.actor.memberId === trade.memberId,
      paidBy: friendId === undefined ? null : (people.get(friendId)?.nickName ?? ''),
      ways: isMember(ctx)
        ? viewWays(trade, await listActiveAccounts(ctx), await readPaySession(ctx), await findWaysOff(ctx, trade.id))
        : [],
    };
  });

const isMember = (ctx: TxCtx): ctx is TxCtx<Member> => ctx.actor.kind === 'member';

function stateOf({ state, payBy }: PayableTrade, now: Date): Shown['state'] {
  if (state === 'UNPAID' && payBy > now) return 'OPEN';
  return state === 'PAID' ? 'PAID' : 'OVER';
}
