import { setTimeout as pause } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { OutputOf } from '../../../packages/contract/src/types.ts';
import { History } from '../../load/history.ts';
import { type CallResult, callMall } from '../../load/mall-client.ts';
import { openPayment, payAtCashier, place, type ShopperFacts, seePrice } from '../../load/shopper.ts';
import type { Machines } from './open-machines.ts';

const PHONE = '13900001111';
const KNOWN_WITHIN_MS = 30_000;

export interface WalkGoods {
  readonly cid: string;
  readonly skuId: string;
  readonly goodsId: string;
}

/** A shopper from outside, at the edge; the provider's own pages, which are on the internet, are where it is played. */
export function outsider({ outside, core, provider }: Machines, shop: string, from: string): ShopperFacts {
  const headers = { host: 'localhost' };
  const send: ShopperFacts['send'] = (url, asking) =>
    url.startsWith(provider) ? core.ask(url, asking) : outside.ask(url, { ...asking, headers: { ...asking.headers, ...headers }, from });
  return { api: shop, mid: '1001', cid: '', token: '', memberId: '', addressId: '', send };
}

/** From the home to the paid order; the steps that were done, and the one that failed as an error. */
export async function buyFromOutside(machines: Machines, visitor: ShopperFacts, { cid, skuId, goodsId }: WalkGoods): Promise<string[]> {
  const steps: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = await work().catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)} (done: ${steps.join(', ')})`);
    });
    steps.push(name);
    return result;
  };
  const seen = (path: string) => seePage(visitor, path);
  await step('home', () => seen('/shop/'));
  await step('item', () => seen(`/shop/item/${goodsId}.html?cid=${cid}`));
  const token = await step('login', () => logIn(machines, { ...visitor, cid }));
  const member: ShopperFacts = { ...visitor, cid, token };
  await step('cart', () => done(callMall(member, 'cart.line.add', { cid, skuId })));
  const address = { name: '林知夏', phone: PHONE, regionCode: '110105', street: '望京街道 1 号院', isDefault: true };
  const { id: addressId } = await step('address', () => done(callMall<{ id: string }>(member, 'member.address.add', address)));
  const buyer = { ...member, addressId };
  const priced = await step('confirm', () => done(seePrice(buyer, [{ cid, skuId, quantity: 1 }])));
  const history = new History();
  const placed = await step('order', () => done(place(buyer, priced, history)));
  const opened = await step('payment', () => done(openPayment(buyer, placed.tradeId)));
  await step('cashier', () => done(payAtCashier(buyer, opened, history)));
  await step('paid', () => untilPaid(buyer, placed.orderIds[0] ?? ''));
  return steps;
}

async function seePage({ api, send }: ShopperFacts, path: string): Promise<void> {
  const { status, text } = (await send?.(api + path, { method: 'GET' })) ?? { status: 0, text: '' };
  if (status !== 200 || !text.includes('¥')) throw new Error(`${path} answers ${status} without a price`);
}

async function logIn({ core, provider }: Machines, visitor: ShopperFacts): Promise<string> {
  const challenge = await done(callMall<Challenge>(visitor, 'member.captcha.generate', {}));
  const solution = await solveChallenge({ challenge, deriveKey });
  await done(callMall(visitor, 'member.antiBrushSms.send', { phone: PHONE, captcha: { challenge, solution } }));
  const inbox = JSON.parse((await core.ask(`${provider}/inbox.json?phone=${PHONE}`)).text) as { code: string }[];
  const code = inbox.find((message) => message.code !== '')?.code;
  const { token } = await done(callMall<OutputOf<'member.account.login'>>(visitor, 'member.account.login', { phone: PHONE, code }));
  return token;
}

async function untilPaid(buyer: ShopperFacts, id: string): Promise<void> {
  const deadline = performance.now() + KNOWN_WITHIN_MS;
  for (;;) {
    const { state } = await done(callMall<OutputOf<'trade.order.detail'>>(buyer, 'trade.order.detail', { id }));
    if (state === 'TO_SHIP') return;
    if (performance.now() > deadline) throw new Error(`the order is ${state}`);
    await pause(100);
  }
}

async function done<Data>(call: Promise<CallResult<Data>>): Promise<Data> {
  const result = await call;
  if (result.outcome === 'ok') return result.data;
  throw new Error(`refused with ${result.outcome === 'fail' ? result.code : 'no answer'}`);
}
