import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listByPhones, listNicknames } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import { findBalance } from './balance.repo.ts';
import { listMovements } from './movement.repo.ts';

type Movements = OutputOf<'ledger.balance.list'>;
type Page = Pick<ParsedOf<'ledger.balance.list'>, 'kind' | 'pageNum' | 'pageSize'>;

const sorts = {
  ADJUST: 'ADJUSTED',
  HOLD: 'HELD',
  FREE: 'FREED',
  JOIN: 'JOINED',
  VOID: 'VOID',
  REFUND: 'REFUNDED',
  RECHARGE: 'RECHARGED',
} as const;
/** Set aside and let go by a payment, not by staff. */
const ofPayments = { HOLD: 'SPENT', FREE: 'UNSPENT' } as const;

/** What a member has, and how it came to be so. */
export async function showBalance(ctx: Ctx, memberId: string, { kind, pageNum, pageSize }: Page): Promise<Movements> {
  const found = await listMovements(ctx, memberId, { kind, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const list = found.slice(0, pageSize).map((row) => ({
    id: row.id,
    at: row.at.getTime(),
    sort:
      row.reason === null && row.kind in ofPayments
        ? ofPayments[row.kind as keyof typeof ofPayments]
        : sorts[row.kind as keyof typeof sorts],
    principalFen: Number(row.principal_fen),
    bonusFen: Number(row.bonus_fen),
    leftFen: Number(row.left_fen),
    reason: row.reason as Movements['list'][number]['reason'],
  }));
  return { list, pageNum, hasMore: found.length > pageSize, balance: await findBalance(ctx, memberId) };
}

/** Of a member by their whole phone or their number. */
export async function showBalanceForStaff(
  ctx: Ctx,
  { find, ...page }: ParsedOf<'ledger.balance.listForStaff'>,
): Promise<OutputOf<'ledger.balance.listForStaff'>> {
  const id = (await listByPhones(ctx, [find])).get(find) ?? (/^[1-9]\d{0,17}$/.test(find) ? find : undefined);
  const nickName = id === undefined ? undefined : (await listNicknames(ctx, [id])).get(id);
  if (id === undefined || nickName === undefined) {
    return { member: null, list: [], pageNum: page.pageNum, hasMore: false, balance: { principalFen: 0, bonusFen: 0, heldFen: 0 } };
  }
  return { member: { id, nickName }, ...(await showBalance(ctx, id, page)) };
}
