import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude, type ProofRow } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/**
 * Orders through api, worker and provider as processes of their own, the provider lying all the time; afterwards the books are
 * compared both ways. Then callbacks nobody of the provider sent.
 */
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '2000' }, forged: { type: 'string', default: '100000' } },
  strict: false,
});
const KNOWN_WITHIN_MS = 60_000;
/** Orders paid and cancelled at the same moment. */
const PAY_WHILE_CLOSING = '1000';

interface Figures {
  readonly orders: number;
  readonly payments: number;
  readonly refunds: number;
  readonly lost: number;
  readonly untrue: number;
  readonly sent: number;
  readonly late: number;
  readonly knownMedianMs: number;
  readonly knownLatestMs: number;
  readonly visitSeconds: number;
  readonly seconds: number;
  readonly WECHAT_H5: number;
  readonly WECHAT_JSAPI: number;
  readonly WECHAT_MINI: number;
  readonly WECHAT_NATIVE: number;
}

const folder = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
const file = join(folder, 'figures.json');
try {
  const rows = await proveByTests(
    'int',
    ['payment/payments.int', 'payment/forged-callbacks.int', 'payment/pay-late.int', 'payment/pay-inside.int'],
    {
      ORDERS: String(values.orders),
      FORGED: String(values.forged),
      PAY_WHILE_CLOSING,
      ATTACK_TRIES: '1000',
      FIGURES: file,
    },
  );
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  process.exitCode = conclude('payments', [...rows, knownRow(figures)], remarksOf(figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function knownRow({ knownLatestMs }: Figures): ProofRow {
  const ratio = KNOWN_WITHIN_MS / Math.max(1, knownLatestMs);
  return { name: 'the payment we learned of latest', ours: knownLatestMs, bare: KNOWN_WITHIN_MS, ratio, target: 1, unit: 'ms' };
}

function remarksOf(figures: Figures): string[] {
  const { orders, payments, refunds, lost, untrue, sent, late, knownMedianMs, visitSeconds, seconds } = figures;
  return [
    `${orders} orders, ${payments} payments and ${refunds} refunds in the provider's book; ${late} paid too late or twice and have their money back`,
    `paid in browsers ${figures.WECHAT_H5}, in the official account ${figures.WECHAT_JSAPI}, in the mini-program ${figures.WECHAT_MINI}, by code ${figures.WECHAT_NATIVE}`,
    `${sent} callbacks sent, ${lost} payments and refunds never told of, ${untrue} told untruly beside the truth`,
    `half of the payments were known after ${Math.round(knownMedianMs)} ms; the shoppers took ${Math.round(visitSeconds)} s, all was settled after ${Math.round(seconds)} s`,
    `${values.forged} callbacks of strangers, thieves of a key of the provider's, and other merchants, before, during and after a change of keys`,
    `${PAY_WHILE_CLOSING} orders paid and cancelled at the same moment`,
    'inside the messenger, 1000 tries each: a foreign openId, the ticket of another payer, a result forged by the page, a notice of another app',
  ];
}
