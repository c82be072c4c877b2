import { setAccountCard } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { findShownCard } from './card.repo.ts';

/** What logins tell of a member's cards follows them. */
export const showOnAccount = async (ctx: TxCtx, memberId: string): Promise<void> =>
  void (await setAccountCard(ctx, memberId, await findShownCard(ctx, memberId)));
