import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beijingDay, billTime, dayStart } from '../pay/beijing-time.ts';
import { yuan } from '../pay/yuan.ts';
import type { BookedAlipayRefund } from './alipay-refund-book.ts';
import { failed } from './alipay-refusal.ts';
import type { AnswerCall } from './gateway-calls.ts';
import { encodeGbk } from './gbk.ts';
import { readBillDay } from './read-trade.ts';
import type { BookedTrade } from './trade-book.ts';
import { zipArchive } from './zip-archive.ts';

const DAY_MS = 86_400_000;
const LINK_LIFE_MS = 30_000;

const HEADING =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

interface Bills {
  readonly calls: Readonly<Record<string, AnswerCall>>;
  find(token: string, nowMs: number): Buffer | undefined;
}

/** Bills of a day, a seller's over all its apps; the provider makes yesterday's at nine, the simulator any day's at once. */
export function billCall(): Bills {
  const made = new Map<string, { readonly archive: Buffer; readonly untilMs: number }>();
  return {
    calls: {
      'alipay.data.dataservice.bill.downloadurl.query': ({ alipay, account, parameters, origin }) => {
        const day = readBillDay(parameters);
        const [fromMs, untilMs] = [dayStart(day), dayStart(day) + DAY_MS];
        const trades = alipay.trades.paidWithin(account.sellerId, fromMs, untilMs);
        const refunds = alipay.refunds.doneWithin(account.sellerId, fromMs, untilMs);
        if (day > beijingDay(alipay.now()) || trades.length + refunds.length === 0) throw failed('isp.bill_not_exist', '账单不存在');
        for (const [token, { untilMs: until }] of made) if (until <= alipay.now()) made.delete(token);
        const token = randomBytes(24).toString('hex');
        const find = (refund: BookedAlipayRefund) => alipay.trades.find(refund, alipay.now());
        const archive = billArchive(account.sellerId, day, billText(trades, refunds, find));
        made.set(token, { archive, untilMs: alipay.now() + LINK_LIFE_MS });
        return { bill_download_url: `${origin}/alipay/bill?fileId=${token}` };
      },
    },
    find: (token, nowMs) => {
      const bill = made.get(token);
      return bill && nowMs < bill.untilMs ? bill.archive : undefined;
    },
  };
}

export function addBillRoute(server: FastifyInstance, bills: Bills, now: () => number): void {
  server.get<{ Querystring: { fileId?: string } }>('/alipay/bill', (request, reply) => {
    const archive = bills.find(request.query.fileId ?? '', now());
    return archive ? reply.type('application/zip').send(archive) : reply.code(404).send('账单不存在');
  });
}

/** As it is downloaded: texts and names in GBK, the rows and their sums. */
function billArchive(sellerId: string, day: string, text: string): Buffer {
  const name = `${sellerId}0156_${day.replaceAll('-', '')}`;
  const sums = [
    '#支付宝业务汇总查询',
    '#-----------------------------------------业务汇总列表结束------------------------------------',
    '',
  ];
  return zipArchive([
    { name: encodeGbk(`${name}_业务明细.csv`), bytes: encodeGbk(text) },
    { name: encodeGbk(`${name}_业务明细(汇总).csv`), bytes: encodeGbk(sums.join('\r\n')) },
  ]);
}

/** A line for each payment and each refund, amounts in yuan, refunds below zero. */
function billText(
  trades: readonly BookedTrade[],
  refunds: readonly BookedAlipayRefund[],
  find: (refund: BookedAlipayRefund) => BookedTrade | undefined,
): string {
  const rows = [
    ...trades.map((trade) => ({ atMs: trade.paidMs ?? 0, line: lineOf(trade, undefined) })),
    ...refunds.flatMap((refund) => {
      const trade = find(refund);
      return trade === undefined ? [] : [{ atMs: refund.doneMs ?? 0, line: lineOf(trade, refund) }];
    }),
  ].toSorted((one, other) => one.atMs - other.atMs);
  const sum = (list: readonly { amountFen: number }[]) => yuan(list.reduce((total, { amountFen }) => total + amountFen, 0));
  return [
    '#支付宝业务明细查询',
    '#-----------------------------------------业务明细列表----------------------------------------',
    HEADING,
    ...rows.map(({ line }) => line),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${trades.length}笔，商家实收共${sum(trades)}元，商家优惠共0.00元`,
    `#退款合计：${refunds.length}笔，商家实收退款共-${sum(refunds)}元，商家优惠退款共0.00元`,
    '',
  ].join('\r\n');
}

function lineOf(trade: BookedTrade, refund: BookedAlipayRefund | undefined): string {
  const amount = refund === undefined ? yuan(trade.amountFen) : `-${yuan(refund.amountFen)}`;
  const doneMs = (refund === undefined ? trade.paidMs : refund.doneMs) ?? 0;
  return [
    ...[`${trade.tradeNo}\t`, `${trade.outTradeNo}\t`, refund === undefined ? '交易' : '退款', trade.subject],
    ...[billTime(trade.createdMs), billTime(doneMs), '', '', '', '', '顾*(gu***@example.com)', amount, amount],
    ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', refund === undefined ? '\t' : `${refund.outRequestNo}\t`],
    ...['0.00', '0.00', ''],
  ].join(',');
}
