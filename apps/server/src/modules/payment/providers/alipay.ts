import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { AlipayParty, AlipayWay } from '#platform/gateways/alipay/alipay.types';
import { readRefundNotice, readTransactionNotice } from '#platform/gateways/alipay/alipay-messages';
import type { Opened, PayProvider } from './pay-provider.types.ts';

const Secrets = z.object({ privateKeyPem: z.string(), alipayPublicKeyPem: z.string() });

export function alipayParty(row: { readonly mch_id: string; readonly app_id: string }, secrets: string): AlipayParty {
  const { privateKeyPem, alipayPublicKeyPem } = Secrets.parse(JSON.parse(secrets));
  const [privateKey, alipayPublicKey] = [createPrivateKey(privateKeyPem), createPublicKey(alipayPublicKeyPem)];
  return { account: { appId: row.app_id, sellerId: row.mch_id, privateKey, alipayPublicKey } };
}

/** Alipay: a payment is there once a phone has opened its cashier, and can be opened until it expires. */
export function alipayProvider({ ctx, appRef }: Opened, party: AlipayParty): PayProvider {
  const { alipay } = ctx.gateways;
  const notifyUrl = alipay.notifyUrl(ctx.mid, appRef);
  return {
    createOrder: ({ way, outTradeNo, amountFen, description, expiresAt, returnUrl }) =>
      alipay.createOrder(party, {
        ...{ way: way as AlipayWay, outTradeNo, amountFen, description, expiresAt, notifyUrl },
        ...(returnUrl && { returnUrl }),
      }),
    query: (outTradeNo) => alipay.query(party, outTradeNo),
    close: (outTradeNo) => alipay.close(party, outTradeNo),
    endsAbsent: false,
    refund: (request) => alipay.refund(party, { ...request, notifyUrl }),
    queryRefund: (numbers) => alipay.queryRefund(party, numbers),
    tradeBill: (day) => alipay.tradeBill(party, day),
    readNotice: (headers, body) => alipay.readNotice(headers, body, party),
    readMoney: readTransactionNotice,
    readRefundNews: (content) => {
      const said = readRefundNotice(content);
      return (
        said && { mchId: said.mchId, outTradeNo: said.outTradeNo, outRefundNo: said.outRefundNo, amountFen: null, currency: undefined }
      );
    },
    taken: { status: 200, body: 'success' },
    refused: (status, message) => ({ status, body: message }),
  };
}
