import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { databaseName, databaseUrl, runSql } from '../mall/engines/postgres.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { type BenchRequest, compareRequests } from './compare-requests.ts';
import { type Program, startProgram } from './program.ts';
import { conclude } from './proof.ts';

/**
 * A call through the whole road (host, merchant, session, schemas, reply) against a bare route with the same statement:
 * how much of the engines' speed is left after tenancy and the contract.
 */
const roleProgram = fileURLToPath(new URL('../../apps/server/src/app/main.ts', import.meta.url));
const bareProgram = fileURLToPath(import.meta.resolve('./bare-calls.ts'));
const running: Program[] = [];

async function prove(): Promise<number> {
  await ensureSystemPackages([loadGenerator]);
  const api = await startApi();
  const bare = await startBare();
  const shop = await findShop();
  const token = await addMember(shop.mid);
  try {
    const rows = [
      await compareRequests(
        'an empty call of a member (member.forbidLogin.check) / bare route with the same session lookup',
        sessionCall(`${api}/member/c/v2/forbidLogin/check`, shop.mid, token),
        sessionCall(`${bare}/session`, shop.mid, token),
        0.6,
      ),
      await compareRequests(
        'an envelope (decoration.page.find) / bare route with the same statement',
        pageCall(`${api}/api-decoration-web/decoration/api.do`, shop),
        pageCall(`${bare}/page`, shop),
        0.55,
      ),
    ];
    return conclude('calls', rows, [
      'wrk with 32 connections, one process each, four connections to PostgreSQL each, six rounds of 5 s in turn, medians; ours and bare gave the same answer before they were measured',
      'bare is Fastify, one prepared statement and JSON; ours adds the host and its merchant, the session, limits, input by schema, one reply in 200 checked, figures per call',
    ]);
  } finally {
    await removeMember(shop.mid);
  }
}

async function startApi(): Promise<string> {
  const [port] = await chooseFreePorts(1);
  const env = { ...serverEnvironment(), API_PORT: `${port}`, MALL_ENV: 'rehearsal', LOG_LEVEL: 'error' };
  running.push(await startProgram([...process.execArgv, roleProgram, 'api'], env, `http://127.0.0.1:${port}/readyz`));
  return `http://127.0.0.1:${port}`;
}

async function startBare(): Promise<string> {
  const [port] = await chooseFreePorts(1);
  running.push(await startProgram([bareProgram, `${port}`], { DATABASE_URL: databaseUrl() }, `http://127.0.0.1:${port}/healthz`));
  return `http://127.0.0.1:${port}`;
}

interface Shop {
  readonly mid: string;
  readonly cid: string;
}

/** The first decorated shop of the demo. */
async function findShop(): Promise<Shop> {
  const [mid = '', cid = ''] = (
    await runSql(
      "select mid, cid from decoration.live_page where kind = 'home' and cid is not null order by mid, cid limit 1",
      databaseName,
    )
  ).split('|');
  if (!cid) throw new Error('the demo has no decorated shop: run ./mall demo');
  return { mid, cid };
}

/** A member of the proof alone, with an id and a phone no demo uses. */
const MEMBER_ID = '1';
async function addMember(mid: string): Promise<string> {
  const token = `${mid}-${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await removeMember(mid);
  await runSql(
    `insert into member.account (mid, id, phone, nick_name, created_at) values (${mid}, ${MEMBER_ID}, '13000000000', 'proof', platform.now());
     insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
     values (${mid}, ${MEMBER_ID}, ${MEMBER_ID}, '\\x${hash}', 'h5', platform.now(), platform.now(), platform.now() + interval '1 hour')`,
    databaseName,
  );
  return token;
}

const removeMember = (mid: string) =>
  runSql(
    `delete from member.session where mid = ${mid} and member_id = ${MEMBER_ID}; delete from member.account where mid = ${mid} and id = ${MEMBER_ID}`,
    databaseName,
  );

const sessionCall = (url: string, mid: string, token: string): BenchRequest => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', mid, token, accesstoken: token },
  body: JSON.stringify({ mid }),
});

const pageCall = (url: string, { mid, cid }: Shop): BenchRequest => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({
    json: JSON.stringify({ head: { mid, shopId: cid, target: 'APP-PAGE-DECORATION-PROCESSOR' }, data: { cid, name: 'index' } }),
  }).toString(),
});

process.exitCode = await prove().finally(() => Promise.all(running.map((program) => program.stop())));
