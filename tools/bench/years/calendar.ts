import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';
import { capture } from '../../mall/child-process.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { startProgram } from '../program.ts';

const DAY_S = 86_400;

/** Noon of a day in the shop's calendar: "2027-01-31". */
export async function goTo(mall: ScratchMall, day: string): Promise<void> {
  const seconds = await withDatabase(mall.env.DATABASE_URL ?? '', async (db) => {
    const { rows } = await db.query<{ seconds: number }>(
      `select ceil(extract(epoch from ($1 || ' 12:00')::timestamp at time zone 'Asia/Shanghai' - platform.now()))::int as seconds`,
      [day],
    );
    return rows[0]?.seconds ?? 0;
  });
  if (seconds < -DAY_S / 2) throw new Error(`${day} is over`);
  // Two look at the same day.
  if (seconds <= 0) return;
  await prolongSessions(mall, seconds);
  await moveClock(mall, `+${Math.floor(seconds / DAY_S)}d`);
  await moveClock(mall, `+${seconds % DAY_S}s`);
  for (let time = 0; time < 2; time += 1) await runDueTasks(mall);
}

/** What `./mall clock` runs. */
async function moveClock({ env }: ScratchMall, move: string): Promise<void> {
  const { code, stderr } = await capture(process.execPath, [inCheckout('apps/server/db/clock.ts'), move], { env });
  if (code !== 0) throw new Error(`the clock did not move: ${stderr}`);
}

/** Nobody comes back every day only to stay signed in; what is over when the clock has moved, the first worker takes away at once. */
const prolongSessions = ({ env }: ScratchMall, seconds: number) =>
  withDatabase(env.DATABASE_URL ?? '', async (db) => {
    for (const table of ['member.session', 'staff.session'])
      await db.query(
        `update ${table} set seen_at = platform.now() + make_interval(secs => $1),
                             expires_at = platform.now() + make_interval(secs => $1) + interval '1 day'`,
        [seconds],
      );
  });

/** A second worker looks for everything at its start, beside the first one, and ends with what it has found. */
async function runDueTasks({ env }: ScratchMall): Promise<void> {
  const [port = 0] = await chooseFreePorts(1);
  const worker = await startProgram(
    [inCheckout('apps/server/src/app/main.ts'), 'worker'],
    { ...env, WORKER_PORT: String(port) },
    `http://127.0.0.1:${port}/readyz`,
  );
  await worker.stop();
}
