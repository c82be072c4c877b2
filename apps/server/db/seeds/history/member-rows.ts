import type { History } from './history.types.ts';
import { pastMemberId } from './history-ids.ts';
import { NULL, row, type TableRows, textOf, timeOf } from './table-rows.ts';

export const memberTables: readonly TableRows<History>[] = [
  { table: 'member.account', columns: 'mid, id, phone, nick_name, head_icon, has_traded, created_at', rows: accountRows },
  {
    table: 'member.address',
    columns: 'mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at',
    rows: addressRows,
  },
];

function* accountRows({ mid, members }: History): Generator<string> {
  for (const { n, phone, nickName, avatar, hasTraded, joinedMs } of members) {
    yield row(mid, pastMemberId(mid, n), phone ?? NULL, textOf(nickName), avatar ?? '', hasTraded, timeOf(joinedMs));
  }
}

/** An address has the number of its member. */
function* addressRows({ mid, members }: History): Generator<string> {
  for (const { n, address, regionCode, joinedMs } of members) {
    const { name, phone, province, city, district, street } = address;
    const id = pastMemberId(mid, n);
    yield row(mid, id, id, name, phone, regionCode, province, city, district, textOf(street), true, timeOf(joinedMs));
  }
}
