import { fen } from '@qianpu/kit/fen';
import type { Ctx } from '#platform/ctx';
import type { OrderState } from './order.types.ts';
import { findOwnCards } from './order-read.repo.ts';

interface OrderSummary {
  readonly orderId: string;
  readonly cid: string;
  readonly state: OrderState;
  /** Of its first line. */
  readonly title: string;
  readonly picture: string;
  readonly kinds: number;
  readonly pieces: number;
  readonly payableFen: number;
  readonly createdAt: number;
}

/** Those of these orders that are a member's own and not deleted, in few words; by their ids. */
export async function findOrderCards(ctx: Ctx, memberId: string, ids: readonly string[]): Promise<ReadonlyMap<string, OrderSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await findOwnCards(ctx, memberId, ids);
  return new Map(
    rows.map(({ id, cid, state, lines, payable_fen, created_at }) => {
      const [first] = lines;
      const summary = {
        orderId: id,
        cid,
        state,
        title: first?.title ?? '',
        picture: first?.picture ?? '',
        kinds: lines.length,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        payableFen: fen(payable_fen),
        createdAt: created_at.getTime(),
      };
      return [id, summary];
    }),
  );
}
