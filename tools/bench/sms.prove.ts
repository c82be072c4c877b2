import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { databaseName, runSql } from '../mall/engines/postgres.ts';
import { ensureRedis, stopRedis } from '../mall/engines/redis.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { type Program, startProgram } from './program.ts';
import { conclude, finding, type ProofRow } from './proof.ts';

/**
 * A farm asks for login codes: 50,000 times, from 5,000 addresses, over 1,000 phones, with every puzzle solved; Redis is
 * stopped half-way. What counts is the provider's own book.
 */
const SENDS = 50_000;
const ADDRESSES = 5_000;
const PHONES = 1_000;
const AT_ONCE = 32;
const PHONE_HOUR_LIMIT = 5;
const MERCHANT_DAY_LIMIT = 5_000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
const running: Program[] = [];

process.exitCode = await prove().finally(async () => {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function prove(): Promise<number> {
  const [api = 0, simulator = 0] = await chooseFreePorts(2);
  const env = { ...serverEnvironment(), API_PORT: `${api}`, SIMULATOR_PORT: `${simulator}`, SIMULATOR_DIR: folder, LOG_LEVEL: 'error' };
  const outside = { ...env, SMS_ENDPOINT: `http://127.0.0.1:${simulator}`, CAPTCHA_STEPS: '10', MALL_ENV: 'rehearsal' };
  running.push(await startProgram([here('../../apps/simulator/src/main.ts')], outside, `http://127.0.0.1:${simulator}/readyz`));
  running.push(await startProgram([here('../../apps/server/src/app/main.ts'), 'api'], outside, `http://127.0.0.1:${api}/healthz`));

  // What an earlier run used up would hide whether this one keeps to the limits.
  await runSql('delete from member.sms_quota; delete from platform.sms_quota; delete from member.sms_code', databaseName);
  const answers = await attack(`http://127.0.0.1:${api}`);
  const book = (await (await fetch(`http://127.0.0.1:${simulator}/book.json`)).json()) as { accepted: number }[];
  const sent = book.reduce((sum, { accepted }) => sum + accepted, 0);
  const most = Math.max(0, ...book.map(({ accepted }) => accepted));
  return conclude(
    'sms',
    [
      limitRow('messages to one phone within the hour', most, PHONE_HOUR_LIMIT),
      limitRow("messages in all, the merchant's daily budget", sent, MERCHANT_DAY_LIMIT),
      finding('every request was answered, none with an error of ours', answers.faults === 0 && answers.total === SENDS),
      finding('some messages were sent before and after Redis was stopped', answers.sentBefore > 0 && answers.sentAfter > 0),
    ],
    [
      `${answers.total} requests, ${sent} messages in the provider's book, ${book.length} phones reached; Redis was stopped after ${SENDS / 2} requests`,
    ],
  );
}

function limitRow(name: string, measured: number, limit: number): ProofRow {
  return { name, ours: measured, bare: limit, ratio: measured === 0 ? 0 : limit / measured, target: 1, unit: 'messages' };
}

async function attack(api: string) {
  const answers = { total: 0, faults: 0, sentBefore: 0, sentAfter: 0 };
  let next = 0;
  let isRedisUp = true;
  const worker = async () => {
    for (let turn = next++; turn < SENDS; turn = next++) {
      if (turn === SENDS / 2) {
        isRedisUp = false;
        await stopRedis();
      }
      const { status, code } = await sendOnce(api, turn);
      answers.total += 1;
      if (status >= 500) answers.faults += 1;
      if (code === 0) answers[isRedisUp ? 'sentBefore' : 'sentAfter'] += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await ensureRedis();
  }
  return answers;
}

async function sendOnce(api: string, turn: number): Promise<{ status: number; code: unknown }> {
  const address = turn % ADDRESSES;
  const headers = {
    'content-type': 'application/json',
    mid: '1001',
    'x-forwarded-for': `100.${64 + (address >> 12)}.${(address >> 4) & 255}.${(address & 15) + 1}`,
  };
  const post = async (path: string, body: object) => {
    const reply = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, ...((await reply.json()) as { code: unknown; data: never }) };
  };
  const puzzle = await post('/member/c/v2/antiBrush/generate', {});
  if (puzzle.code !== 0) return puzzle;
  const solution = await solveChallenge({ challenge: puzzle.data, deriveKey });
  const phone = `139${String((turn * 7919) % PHONES).padStart(4, '0')}${String(turn % PHONES).padStart(4, '0')}`;
  return post('/member/c/v2/antiBrush/sendSms', { phone, captcha: { challenge: puzzle.data, solution } });
}
