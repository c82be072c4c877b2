import { randomInt } from 'node:crypto';
import type { CallName } from '@qianpu/contract/rows';
import { rows } from '@qianpu/contract/rows';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HttpServer } from '#platform/http/http-server';
import type { TestSimulator } from './simulator.ts';

export interface Reply {
  readonly status: number;
  readonly code: string | number;
  readonly data: never;
  readonly message: string;
}

/** Somebody who calls header-style rows of one merchant, from one address, perhaps with a token. */
export interface TestCaller {
  call(name: CallName, input: object): Promise<Reply>;
}

/** Test files share one Redis: callers from addresses of their own do not use up each other's limits. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const aCaller = (
  server: HttpServer,
  host: string,
  { token, address = newAddress() }: { token?: string; address?: string } = {},
): TestCaller => ({
  call: async (name, input) => {
    const row = rows[name];
    if (row.style !== 'header') throw new Error(`${name} is no header call`);
    const reply = await server.inject({
      method: row.method,
      url: row.path,
      headers: {
        host,
        'x-forwarded-for': address,
        ...(token && { token, accessToken: token }),
      },
      ...(row.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
    });
    return { status: reply.statusCode, ...reply.json() };
  },
});

/** Solves a fresh puzzle, as a phone does. */
export async function aSolvedPuzzle(caller: TestCaller) {
  const { data: challenge } = await caller.call('member.captcha.generate', {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

export const sendCode = async (caller: TestCaller, phone: string) =>
  caller.call('member.antiBrushSms.send', { phone, captcha: await aSolvedPuzzle(caller) });

/** A shopper who has just logged in. */
export async function logIn(server: HttpServer, host: string, simulator: TestSimulator, phone: string) {
  const visitor = aCaller(server, host);
  await sendCode(visitor, phone);
  const { data } = await visitor.call('member.account.login', { phone, code: await simulator.codeFor(phone) });
  const { token, loginId, user } = data as { token: string; loginId: string; user: { id: string } };
  return { token, loginId, memberId: user.id, caller: aCaller(server, host, { token }) };
}
