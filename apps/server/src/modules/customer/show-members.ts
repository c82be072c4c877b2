import { fen } from '@qianpu/kit/fen';
import { maskPhone } from '@qianpu/kit/phone';
import { listContacts } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import type { MemberCard, SummaryRow } from './customer.types.ts';
import { listLabelsOf } from './label.repo.ts';

/** As lists show them, each with name, phone and labels; the phone leaves the server masked. */
export async function showMembers(ctx: Ctx, rows: readonly SummaryRow[]): Promise<MemberCard[]> {
  const ids = rows.map(({ member_id }) => member_id);
  const contacts = await listContacts(ctx, ids);
  const labels = await listLabelsOf(ctx, ids);
  return rows.map((row) => {
    const { nickName = '', headIcon = '', phone = null } = contacts.get(row.member_id) ?? {};
    return {
      ...{ id: row.member_id, nickName, headIcon, phone: phone === null ? '' : maskPhone(phone) },
      labels: [...(labels.get(row.member_id) ?? [])],
      joinedAt: row.joined_at.getTime(),
      seenAt: row.seen_at.getTime(),
      level: row.level,
      orders: row.orders,
      paidFen: fen(row.paid_fen),
      refundedFen: fen(row.refunded_fen),
      lastPaidAt: row.last_paid_at?.getTime() ?? null,
    };
  });
}
