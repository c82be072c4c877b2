import pg from 'pg';
import { readConfig } from '#platform/config';

/** `node db/clock.ts +31m` moves the whole stack; `reset` brings it back; nothing shows it. */
const input = process.argv[2];
const client = new pg.Client({ connectionString: readConfig().databaseUrl });
await client.connect();
try {
  if (input === 'reset') await client.query(`update platform.clock set ahead = '0'`);
  else if (input !== undefined) await client.query('update platform.clock set ahead = ahead + $1::interval', [asInterval(input)]);
  const { rows } = await client.query<{ shop: string; ahead: string }>(
    `select to_char(platform.now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') shop, ahead::text from platform.clock`,
  );
  console.log(`${rows[0]?.shop} (Asia/Shanghai), ${rows[0]?.ahead} ahead of real time`);
} finally {
  await client.end();
}

/** "+31m" → "31 minutes". */
function asInterval(input: string): string {
  const match = /^([+-]?)(\d{1,5})(s|m|h|d)$/.exec(input);
  if (!match) throw new Error(`cannot read "${input}": write +31m, -2h, +3d or reset`);
  const unit = { s: 'seconds', m: 'minutes', h: 'hours', d: 'days' }[match[3] as 's' | 'm' | 'h' | 'd'];
  return `${match[1]}${match[2]} ${unit}`;
}
