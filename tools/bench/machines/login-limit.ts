import { setTimeout as pause } from 'node:timers/promises';
import { loginRows } from '../../../packages/contract/src/calls/login.ts';
import { failures } from '../../../packages/contract/src/failure.ts';
import { callMall } from '../../load/mall-client.ts';
import type { ShopperFacts } from '../../load/shopper.ts';

/** Of logins, one address and minute. */
const { count, seconds: WINDOW_S } = loginRows['member.account.login'].limit;
export const ALLOWANCE = count;
/** Few enough that the api refuses none of them for being busy. */
const AT_ONCE = 8;
/** By way of web a call is a page for the edge, which lets 40 in a second through: here the api's own limit is what counts. */
const EVERY_MS = 40;
/** For everything that is counted in one window. */
const NEEDED_S = 40;

/** Windows begin with the clock's minute: whoever begins late in one would be counted twice. */
export async function untilWindowIsLong(): Promise<void> {
  const left = WINDOW_S - ((Date.now() / 1_000) % WINDOW_S);
  if (left < NEEDED_S) await pause(left * 1_000);
}

/** Tries to log in with a code nobody was sent; whether the limit let it through. */
export async function isLetThrough(visitor: ShopperFacts): Promise<boolean> {
  const result = await callMall(visitor, 'member.account.login', { phone: '13900002222', code: '000000' });
  if (result.outcome !== 'fail') throw new Error(`a login with a wrong code was answered with ${result.outcome}`);
  return result.code !== failures.TOO_OFTEN.code;
}

/** How many of so many tries the limit let through. */
export async function countLogins(visitor: ShopperFacts, tries: number): Promise<number> {
  let [begun, letThrough] = [0, 0];
  const begunAt = performance.now();
  const goOn = async () => {
    while (begun < tries) {
      const dueAt = begunAt + begun * EVERY_MS;
      begun += 1;
      await pause(Math.max(0, dueAt - performance.now()));
      const isOne = await isLetThrough(visitor);
      letThrough += Number(isOne);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return letThrough;
}
