import { createHash } from 'node:crypto';
import type { MerchantPlan } from './merchant-plan.ts';
import { addressIdOf, memberIdOf, midOf, tokenOf } from './scale-ids.ts';
import { row, type TableRows, timeOf } from './table-rows.ts';

const JOINED_AT = timeOf(Date.UTC(2026, 0, 20));
/** Sessions end after days without a call; these are to be good whenever a bench runs. */
const NEVER_OVER = timeOf(Date.UTC(2090, 0, 1));

const placeNames = { province: '北京市', city: '北京市', district: '朝阳区' };
const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`;

/** Where member n lives, as an order keeps it. */
export const addressOf = (n: number) => ({ name: `顾客 ${n + 1}`, phone: phoneOf(n), ...placeNames, street: `望京街道 ${n + 1} 号院` });

export const memberTables: readonly TableRows[] = [
  { table: 'member.account', columns: 'mid, id, phone, nick_name, created_at', rows: accountRows },
  {
    table: 'member.session',
    columns: 'mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at',
    rows: sessionRows,
  },
  {
    table: 'member.address',
    columns: 'mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at',
    rows: addressRows,
  },
];

function* accountRows({ m, form }: MerchantPlan): Generator<string> {
  for (let n = 0; n < form.members; n += 1) yield row(midOf(m), memberIdOf(m, n), phoneOf(n), `用户 ${n + 1}`, JOINED_AT);
}

function* sessionRows({ m, form }: MerchantPlan): Generator<string> {
  for (let n = 0; n < form.sessions; n += 1) {
    const hash = createHash('sha256').update(tokenOf(m, n)).digest('hex');
    yield row(midOf(m), memberIdOf(m, n), memberIdOf(m, n), `\\\\x${hash}`, 'h5', JOINED_AT, NEVER_OVER, NEVER_OVER);
  }
}

function* addressRows({ m, form }: MerchantPlan): Generator<string> {
  for (let n = 0; n < form.members; n += 1) {
    const { name, phone, province, city, district, street } = addressOf(n);
    yield row(midOf(m), addressIdOf(m, n), memberIdOf(m, n), name, phone, '110105', province, city, district, street, true, JOINED_AT);
  }
}
