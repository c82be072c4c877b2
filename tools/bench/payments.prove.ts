import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findWrongRefund } from './payments/refund-sequences.ts';
import { conclude, finding, type ProofRow } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/**
 * Orders through api, worker and provider as processes of their own, the provider lying all the time; afterwards the books are
 * compared both ways. Payments of several tenders, mixed at random, at two such providers. Then callbacks nobody of a provider sent.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    mixed: { type: 'string', default: '5000' },
    forged: { type: 'string', default: '100000' },
  },
  strict: false,
});
const KNOWN_WITHIN_MS = 60_000;
/** Orders paid and cancelled at the same moment. */
const PAY_WHILE_CLOSING = '1000';
/** Random refunds of random shares, on the rules alone. */
const REFUND_SEQUENCES = 100_000;

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
const [file, mixedFile] = [join(folder, 'figures.json'), join(folder, 'mixed.json')];
try {
  const rows = await proveByTests(
    'int',
    ['payments.int', 'mixed-lives.int', 'forged-callbacks.int', 'forged-alipay.int', 'pay-late.int', 'pay-inside.int'].map(
      (name) => `payment/${name}`,
    ),
    {
      ORDERS: String(values.orders),
      FORGED: String(values.forged),
      PAY_WHILE_CLOSING,
      ATTACK_TRIES: '1000',
      FIGURES: file,
      MIXED_LIVES: String(values.mixed),
      MIXED_FIGURES: mixedFile,
    },
  );
  const wrong = findWrongRefund(REFUND_SEQUENCES, 28);
  if (wrong) console.error(wrong);
  const split = finding(
    `${REFUND_SEQUENCES.toLocaleString('en')} sequences of refunds: parts sum up, none is above its share, the last empties all (rules 7.5)`,
    !wrong,
  );
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const mixed = JSON.parse(readFileSync(mixedFile, 'utf8')) as MixedFigures;
  const remarks = [...remarksOf(figures), ...mixedRemarks(mixed)];
  const known = [knownRow('the payment we learned of latest', figures), knownRow('the latest of those mixed', mixed)];
  process.exitCode = conclude('payments', [...rows, split, ...known], remarks);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function knownRow(name: string, { knownLatestMs }: Pick<Figures, 'knownLatestMs'>): ProofRow {
  const ratio = KNOWN_WITHIN_MS / Math.max(1, knownLatestMs);
  return { name, ours: knownLatestMs, bare: KNOWN_WITHIN_MS, ratio, target: 1, unit: 'ms' };
}

type MixedFigures = Record<string, number> &
  Pick<Figures, 'payments' | 'refunds' | 'late' | 'knownLatestMs' | 'knownMedianMs' | 'seconds'> & { readonly lives: number };

function mixedRemarks({ lives, payments, refunds, late, knownMedianMs, seconds, ...rest }: MixedFigures): string[] {
  const mixes = Object.entries(rest).filter(([ways]) => /^[A-Z_0-9+]+$/.test(ways));
  return [
    `${lives} trades of one shop or two, paid by random mixes at two lying providers: ${payments} payments and ${refunds} refunds in their books, ${late} too late or twice; half known after ${Math.round(knownMedianMs)} ms, all settled after ${Math.round(seconds)} s`,
    `paid by: ${mixes.map(([ways, count]) => `${ways} ${count}`).join(', ')}`,
  ];
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
