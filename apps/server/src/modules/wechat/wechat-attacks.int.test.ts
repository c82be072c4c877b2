import { randomBytes } from 'node:crypto';
import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCaller, type Reply } from '../../../test/builders/caller.ts';
import { aMessengerMall, type MessengerMall } from '../../../test/builders/messenger-mall.ts';
import { aRound, comeBack, type MessengerShopper, type SignInRound } from '../../../test/builders/messenger-shopper.ts';

/** `./mall prove attacks` makes a thousand. */
const TRIES = Number(process.env.ATTACK_TRIES ?? 100);
const AT_ONCE = 20;
const LONG = { timeout: 180_000 };

let house: MessengerMall;
beforeAll(async () => {
  house = await aMessengerMall();
});
afterAll(() => house.close());

// An address of their own for each try, or the limit would stand in for what is attacked.
const visitor = (host?: string) => house.visitor(host);
const pageCode = (nth: number, appId = house.own.page.appId) => house.simulator.messenger.code({ appId, person: `a${nth}`, use: 'page' });
const isIn = ({ code }: Reply) => code === 0 || code === failures.PHONE_UNBOUND.code;
const sessions = async () => (await house.mall.sql<{ count: number }>('select count(*)::int as count from member.session'))[0]?.count;

/** How many of the tries succeeded, and how many sessions there are more than before. */
async function attack(tries: (nth: number) => Promise<Reply>): Promise<{ tried: number; succeeded: number; opened: number }> {
  const before = (await sessions()) ?? 0;
  let [next, tried, succeeded] = [0, 0, 0];
  const attacker = async () => {
    while (next < TRIES) {
      const reply = await tries(next++);
      tried += 1;
      if (isIn(reply)) succeeded += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  return { tried, succeeded, opened: ((await sessions()) ?? 0) - before };
}
const nothing = { tried: TRIES, succeeded: 0, opened: 0 };

describe('a thousand attempts to come in by the messenger as somebody else (spec 9)', LONG, () => {
  test('a way that is open shows that the attempts would be seen', async () => {
    expect(isIn(await comeBack(visitor(), await pageCode(0), await aRound(visitor())))).toBe(true);
  });

  test('a page’s code that was used', async () => {
    const [code, round] = [await pageCode(1), await aRound(visitor())];
    await comeBack(visitor(), code, round);
    expect(await attack(() => comeBack(visitor(), code, round))).toEqual(nothing);
  });

  test('a mini-program’s code that was used', async () => {
    const code = await house.simulator.messenger.code({ appId: house.own.mini.appId, person: 'a2', use: 'login' });
    await visitor().call('member.wechat.login', { by: 'mini', code });
    expect(await attack(() => visitor().call('member.wechat.login', { by: 'mini', code }))).toEqual(nothing);
  });

  test('no state, or one made up', async () => {
    const made = (nth: number): string =>
      ['', '0', `${Math.floor(Date.now() / 1000) + 600}${randomBytes(32).toString('hex')}`, randomBytes(48).toString('base64url')][
        nth % 4
      ] ?? '';
    const verifier = randomBytes(32).toString('base64url');
    const code = await pageCode(3);
    expect(await attack((nth) => comeBack(visitor(), code, { state: made(nth), verifier }))).toEqual(nothing);
    // Not one of them has spent the code.
    expect(isIn(await comeBack(visitor(), code, await aRound(visitor())))).toBe(true);
  });

  test('the state of a sign-in another browser began', async () => {
    const victim = await aRound(visitor());
    const code = await pageCode(4);
    const stranger = () => ({ ...victim, verifier: randomBytes(32).toString('base64url') });
    expect(await attack(() => comeBack(visitor(), code, stranger()))).toEqual(nothing);
  });

  test('a state that has run out, or says that it has not', async () => {
    const rounds = await Promise.all(Array.from({ length: 10 }, () => aRound(visitor())));
    await house.mall.moveClock('10 minutes 1 second');
    const later = ({ state, ...rest }: SignInRound): SignInRound => ({
      ...rest,
      state: String(Number(state.slice(0, 10)) + 1_000) + state.slice(10),
    });
    const code = await pageCode(5);
    const tried = await attack((nth) => {
      const round = rounds[nth % rounds.length] as SignInRound;
      return comeBack(visitor(), code, nth % 2 === 0 ? round : later(round));
    });
    expect(tried).toEqual(nothing);
  });

  test('a state of another merchant', async () => {
    const theirs = await aRound(visitor('two.test'), 'two.test');
    const code = await pageCode(6);
    expect(await attack(() => comeBack(visitor(), code, theirs))).toEqual(nothing);
  });

  test('a code of another app', async () => {
    const round = await aRound(visitor());
    const [theirs, mini, page] = [
      await pageCode(7, house.foreign.page.appId),
      await house.simulator.messenger.code({ appId: house.foreign.mini.appId, person: 'a7', use: 'login' }),
      await pageCode(7),
    ];
    const tries = [
      () => comeBack(visitor(), theirs, round),
      () => visitor().call('member.wechat.login', { by: 'mini', code: mini }),
      () => visitor().call('member.wechat.login', { by: 'mini', code: page }),
    ];
    expect(await attack((nth) => (tries[nth % 3] as () => Promise<Reply>)())).toEqual(nothing);
  });

  test('a ticket of another merchant, or for another program', async () => {
    const shopper = await house.byMini('a8');
    const { data } = await shopper.caller.call('member.ticket.issue', { appId: house.own.mini.appId });
    const { ticket } = data as { ticket: string };
    const redeem = (host: string, appId: string) => visitor(host).call('member.ticket.redeem', { ticket, appId });
    const tried = await attack((nth) =>
      nth % 2 === 0 ? redeem('two.test', house.own.mini.appId) : redeem('one.test', house.foreign.mini.appId),
    );
    expect(tried).toEqual(nothing);
  });
});

describe('a thousand attempts to bind a phone that is not one’s own (spec 9)', LONG, () => {
  const bind = ({ token }: MessengerShopper, code: string) =>
    aCaller(house.server, 'one.test', { token }).call('member.phone.updateByMini', { code });
  const phoneCode = (appId: string, person: string) => house.simulator.messenger.code({ appId, person, use: 'phone' });

  test('a phone code of another app, a used one, and a code to sign in', async () => {
    const attacker = await house.byMini('b1');
    const victim = await house.byMini('b2');
    const used = await phoneCode(house.own.mini.appId, 'b2');
    expect(await bind(victim, used)).toMatchObject({ code: 0 });
    const codes = [
      await phoneCode(house.foreign.mini.appId, 'b2'),
      used,
      await house.simulator.messenger.code({ appId: house.own.mini.appId, person: 'b2', use: 'login' }),
      randomBytes(24).toString('base64url'),
    ];
    expect(await attack((nth) => bind(attacker, codes[nth % codes.length] ?? ''))).toEqual(nothing);
    const [row] = await house.mall.sql<{ phone: string | null }>('select phone from member.account where id = $1', [attacker.user.id]);
    expect(row).toEqual({ phone: null });
  });

  test('the openId of somebody else, remembered with a code of theirs that was used', async () => {
    const attacker = await house.byMini('b3');
    const [code, round] = [await pageCode(9), await aRound(visitor())];
    await comeBack(visitor(), code, round);
    const caller = () => aCaller(house.server, 'one.test', { token: attacker.token });
    const createCachedLoader = () => caller().call('member.openPlatform.getOpenId', { channelInfoId: 2, code, ...round });
    expect(await attack(createCachedLoader)).toEqual(nothing);
  });
});
