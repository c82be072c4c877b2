import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { cidOf, midOf } from '../scale-ids.ts';

/** What lists of staff are of. */
const PERMISSIONS = ['trade.*', 'catalog.*', 'staff.*', 'support.*', 'asset.*', 'report.*', 'member.*'];

/** A session of staff of merchant m: for all shops, or for the first two of three. Written into the tables; what was there of an earlier run stays. */
export async function signInStaff(db: pg.Client, m: number, asker: 'all' | 'two'): Promise<string> {
  const mid = midOf(m);
  const token = `${mid}-s${randomBytes(32).toString('base64url')}`;
  const staffId = asker === 'all' ? 1 : 2;
  const cids = asker === 'all' ? ['0'] : [cidOf(m, 0), cidOf(m, 1)];
  await db.query(
    `insert into staff.role (mid, id, name, permissions) values ($1, 1, 'depth', $2) on conflict (mid, id) do update set permissions = excluded.permissions`,
    [mid, PERMISSIONS],
  );
  await db.query(
    'insert into staff.account_role (mid, staff_id, role_id, cid) select $1, $2, 1, unnest($3::bigint[]) on conflict do nothing',
    [mid, staffId, cids],
  );
  await db.query(
    `insert into staff.session (mid, id, staff_id, token_hash, created_at, seen_at, expires_at)
     select $1, coalesce(max(id), 0) + 1, $2, $3, platform.now(), platform.now(), platform.now() + interval '1 day' from staff.session where mid = $1`,
    [mid, staffId, createHash('sha256').update(token).digest()],
  );
  return token;
}
