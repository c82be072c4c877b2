import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { HttpServer } from '#platform/http/http-server';
import { renewKeys } from '../../src/modules/payment/pay-accounts.ts';
import type { SentCallback, Thief } from '../fixtures/forged-callbacks.ts';
import type { TestMall } from '../test-mall.ts';
import type { TestPayAccount } from './pay-account.ts';

/** Who has the private half of a further key of the provider's, good for all these merchants. */
export async function aThief(mall: TestMall, accounts: ReadonlyMap<string, TestPayAccount>): Promise<Thief> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const serial = randomBytes(20).toString('hex').toUpperCase();
  for (const mid of accounts.keys()) {
    await renewKeys(mall.ctx(mid), 'main');
    await mall.sql(
      `insert into trade.provider_key (mid, app_ref, serial, public_key, good_from, good_until)
       values ($1, 'main', $2, $3, platform.now() - interval '1 day', platform.now() + interval '1 day')`,
      [mid, serial, publicKey.export({ type: 'spki', format: 'pem' })],
    );
    await renewKeys(mall.ctx(mid), 'main');
  }
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  return { serial, key: privateKey, accounts, random };
}

/** The status a callback is answered with. */
export async function deliver(server: HttpServer, { mid, appRef, headers, body }: SentCallback): Promise<number> {
  const url = `/pay/notify/wechat/${mid}/${appRef}`;
  const reply = await server.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload: body });
  return reply.statusCode;
}
