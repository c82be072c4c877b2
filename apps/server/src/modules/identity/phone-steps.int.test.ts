import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCaller, logIn, type TestCaller } from '../../../test/builders/caller.ts';
import { aMessengerMall, aVerifyCode, type MessengerMall } from '../../../test/builders/messenger-mall.ts';

let house: MessengerMall;
let phones = 0;
/** Numbers of different ranges: one test must not use up another's quota. */
const newPhone = () => `13${String(8_000_0000 + phones++ * 10_007).padStart(9, '0')}`;

beforeAll(async () => {
  house = await aMessengerMall();
});
afterAll(() => house.close());

async function anOwner() {
  await house.mall.moveClock('61 seconds');
  const phone = newPhone();
  return { phone, ...(await logIn(house.server, 'one.test', house.simulator, phone)) };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;
const whose = async (phone: string) =>
  (await house.mall.sql<{ id: string }>('select id from member.account where mid = 1 and phone = $1', [phone]))[0]?.id;

describe('a new phone in two steps (spec 7.5, phone.set)', () => {
  const proveNew = async ({ caller }: { caller: TestCaller }, phone: string) => {
    const code = await aVerifyCode(house, caller, { purpose: 'phone', phone }, phone);
    const reply = await caller.call('member.sms.checkVerifyCode', { purpose: 'phone', phone, code });
    return { code, phoneProof: (reply.data as { phoneProof: string }).phoneProof };
  };

  test('a code becomes a proof once, good for five minutes, for this phone and this session', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const phone = newPhone();
    const { code, phoneProof } = await proveNew(owner, phone);
    const again = await owner.caller.call('member.sms.checkVerifyCode', { purpose: 'phone', phone, code });
    expect(again).toMatchObject({ code: failures.WRONG_CODE.code });
    const set = async ({ caller, phone: old }: Owner, input: object) => {
      const proof = { by: 'phone', code: await aVerifyCode(house, caller, { purpose: 'oldPhone' }, old) };
      return caller.call('member.phone.set', { proof, ...input });
    };
    expect(await set(other, { phone, phoneProof })).toMatchObject({ code: failures.WRONG_CODE.code });
    expect(await set(owner, { phone: newPhone(), phoneProof })).toMatchObject({ code: failures.WRONG_CODE.code });
    expect(await set(owner, { phone, phoneProof })).toMatchObject({ code: 0 });
    expect(await whose(phone)).toBe(owner.memberId);
    const late = newPhone();
    const { phoneProof: old } = await proveNew(owner, late);
    await house.mall.moveClock('301 seconds');
    expect(await set({ ...owner, phone }, { phone: late, phoneProof: old })).toMatchObject({ code: failures.WRONG_CODE.code });
  });

  test('is no way around the proof of who the member is', async () => {
    const owner = await anOwner();
    const thief = { caller: aCaller(house.server, 'one.test', { token: owner.token }), phone: newPhone() };
    const { phoneProof } = await proveNew(thief, thief.phone);
    const reply = await thief.caller.call('member.phone.set', { phone: thief.phone, phoneProof });
    expect(reply).toMatchObject({ code: failures.STEP_UP_NEEDED.code });
    expect(await whose(owner.phone)).toBe(owner.memberId);
  });

  test('a code to the own phone is checked and stays good for what it is for; wrong ones use up its tries', async () => {
    const owner = await anOwner();
    const code = await aVerifyCode(house, owner.caller, { purpose: 'payPassword' }, owner.phone);
    const check = (code: string) => owner.caller.call('member.sms.checkVerifyCode', { purpose: 'payPassword', code });
    expect(await check(code)).toMatchObject({ code: 0, data: { phoneProof: null } });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 1; tries < 4; tries += 1) expect(await check(wrong)).toMatchObject({ code: failures.WRONG_CODE.code });
    expect(await owner.caller.call('member.payPassword.setWithCode', { code, password: '246810' })).toMatchObject({ code: 0 });
  });
});
