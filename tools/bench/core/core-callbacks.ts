import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seal } from '../../../apps/simulator/src/wechat-pay/seal.ts';
import { payAccountFile } from '../../mall/pay-account.ts';
import { bareRequest, type CoreRequest, pairFacts } from './core-requests.ts';
import type { Facts } from './recorded-statements.ts';
import { NOTICE_START, PROVIDER_SERIAL } from './run-range.ts';
import type { Scene } from './scene.types.ts';
import { addUnpaid, keepProviderKey, type Unpaid } from './scene-payments.ts';
import type { PreparedRequest } from './wrk-requests.ts';

/** Two rounds of bare and of ours, as fast as we know them. */
const CALLBACKS = 24_000;

interface PayAccount {
  readonly appRef: string;
  readonly mchId: string;
  readonly appId: string;
  readonly apiV3Key: string;
}

const provider = { serial: PROVIDER_SERIAL, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };

/** Genuine callbacks of payments that were opened and not yet told of, one for each. */
export async function callbacksOf({ db, buyers }: Scene): Promise<CoreRequest[]> {
  const account = JSON.parse(readFileSync(payAccountFile, 'utf8')) as PayAccount;
  await keepProviderKey(db, provider.serial, provider.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const unpaid = await addUnpaid(db, buyers.slice(0, CALLBACKS), account.appRef);
  return unpaid.map((payment) => callbackOf(payment, account));
}

function callbackOf({ member, id }: Unpaid, account: PayAccount): CoreRequest {
  const { mchId, appId } = account;
  const amount = Number(pairFacts(member.pair).payableFen);
  const [noticeId, transactionId] = [`${NOTICE_START}${randomUUID()}`, `42${id}`];
  const facts: Facts = {
    ...pairFacts(member.pair),
    memberId: member.memberId,
    ...{ tradeId: id, orderId: id, paymentId: id, tenderId: id },
    ...{ noticeId, transactionId, amountFen: amount, mchId, appId },
  };
  return {
    facts,
    bare: bareRequest('callback', facts),
    // Signed when it is taken: a signature is good for minutes, and bare looks at none.
    get ours() {
      const content = { mchid: mchId, appid: appId, out_trade_no: id, transaction_id: transactionId, trade_state: 'SUCCESS' };
      return signedRequest(
        noticeId,
        { ...content, success_time: new Date().toISOString(), amount: { total: amount, currency: 'CNY' } },
        member.pair.mid,
        account,
      );
    },
  };
}

function signedRequest(noticeId: string, content: object, mid: string, { apiV3Key, appRef }: PayAccount): PreparedRequest {
  const resource = seal(apiV3Key, JSON.stringify(content), 'transaction');
  const body = JSON.stringify({ id: noticeId, event_type: 'TRANSACTION.SUCCESS', resource });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), provider.privateKey).toString('base64');
  const headers = {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': provider.serial,
  };
  return { path: `/pay/notify/wechat/${mid}/${appRef}`, headers, body };
}
