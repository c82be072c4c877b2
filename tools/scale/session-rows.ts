import { createHash } from 'node:crypto';
import { row, type TableRows, timeOf } from '../../apps/server/db/seeds/history/table-rows.ts';
import type { MerchantPlan } from './merchant-plan.ts';
import { joinedMsOf } from './plan-members.ts';
import { memberIdOf, midOf, tokenOf } from './scale-ids.ts';

/** Sessions end after days without a call; these are to be good whenever a bench runs. */
const NEVER_OVER = timeOf(Date.UTC(2090, 0, 1));

export const sessionTable: TableRows<MerchantPlan> = {
  table: 'member.session',
  columns: 'mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at',
  rows: sessionRows,
};

function* sessionRows({ m, form }: MerchantPlan): Generator<string> {
  for (let n = 0; n < form.sessions; n += 1) {
    const hash = createHash('sha256').update(tokenOf(m, n)).digest('hex');
    yield row(midOf(m), memberIdOf(m, n), memberIdOf(m, n), `\\\\x${hash}`, 'h5', timeOf(joinedMsOf(form)), NEVER_OVER, NEVER_OVER);
  }
}
