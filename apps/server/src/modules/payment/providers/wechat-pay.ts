import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { readRefund, readTransaction, refundMchId } from '#platform/gateways/wechat-pay/wechat-messages';
import type { Party, WechatWay } from '#platform/gateways/wechat-pay/wechat-pay.types';
import type { Opened, PayProvider } from './pay-provider.types.ts';

const Secrets = z.object({ privateKeyPem: z.string(), apiV3Key: z.string() });

interface Row {
  readonly mch_id: string;
  readonly app_id: string;
  readonly certificate_serial: string;
}

export function wechatParty(row: Row, secrets: string, keys: readonly { readonly serial: string; readonly public_key: string }[]): Party {
  const { privateKeyPem, apiV3Key } = Secrets.parse(JSON.parse(secrets));
  const privateKey = createPrivateKey(privateKeyPem);
  return {
    account: { mchId: row.mch_id, appId: row.app_id, serial: row.certificate_serial, privateKey, apiV3Key },
    keys: new Map(keys.map((key) => [key.serial, createPublicKey(key.public_key)])),
  };
}

/** WeChat Pay: what is closed before it was opened there is closed. */
export function wechatProvider({ ctx, appRef }: Opened, party: Party): PayProvider {
  const { wechatPay } = ctx.gateways;
  const notifyUrl = wechatPay.notifyUrl(ctx.mid, appRef);
  return {
    createOrder: (order) => wechatPay.createOrder(party, { ...order, way: order.way as WechatWay, notifyUrl }),
    query: (outTradeNo) => wechatPay.query(party, outTradeNo),
    close: (outTradeNo) => wechatPay.close(party, outTradeNo),
    endsAbsent: true,
    refund: (request) => wechatPay.refund(party, { ...request, notifyUrl }),
    queryRefund: ({ outRefundNo }) => wechatPay.queryRefund(party, outRefundNo),
    tradeBill: (day) => wechatPay.tradeBill(party, day),
    readNotice: (headers, body) => wechatPay.readNotice(headers, body, party),
    readMoney: readTransaction,
    readRefundNews: (content) => {
      const said = readRefund(content);
      return said && { ...said, mchId: refundMchId(content) };
    },
    taken: { status: 200, body: JSON.stringify({ code: 'SUCCESS', message: '' }) },
    refused: (status, message) => ({ status, body: JSON.stringify({ code: 'FAIL', message }) }),
  };
}
