import type { PricedBasket, PricedShop } from '#modules/pricing';
import { EXAMPLES, type GoldenKind } from './golden-promotions.ts';

export interface Golden {
  readonly kinds: readonly GoldenKind[];
  readonly priced: PricedBasket;
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');

/** docs/promotions.md: all its figures come from the golden receipts. */
export function promotionsPage(alone: readonly Golden[], pairs: readonly Golden[]): string {
  const kinds = alone.flatMap((golden) => golden.kinds);
  return [
    '# Promotions',
    '',
    'Written by `apps/server/test/promotions.test.ts` from its golden receipts; `npx vitest run --project unit -u apps/server/test/promotions.test.ts` writes it again.',
    '',
    'A price comes about in this order, each step on what the ones before it left: what the shopper chose (packages, then flash, hourly, group, privileged and wholesale prices) → N for a price → for each piece the best of ladder, limited discount, member price and list → one full reduction on a piece → one first order of the basket → one coupon of an order → freight → free freight. A chosen price is taken whether or not something is cheaper; of the automatic ones those are taken that make the order cheapest.',
    '',
    'All examples are of one order: three teas at ¥60.00 and a cup at ¥40.00, ¥220.00 of goods, and ¥8.00 for sending.',
    '',
    '## What each kind does',
    '',
    table(
      ['kind', 'number', '', 'what it does', 'example', 'takes off', 'to pay'],
      alone.map(({ kinds: [kind], priced }) => kindRow(kind as GoldenKind, priced)),
    ),
    '',
    '## Who meets whom on one piece',
    '',
    '✓: both may take off the same piece. A promotion may refuse kinds its row allows, never the other way round.',
    '',
    table(
      ['', ...kinds],
      kinds.map((one) => [one, ...kinds.map((other) => (one === other ? '–' : meet(pairs, one, other) ? '✓' : ''))]),
    ),
    '',
    '## Each pair on the example',
    '',
    table(['pair', 'first takes off', 'second takes off', 'to pay'], pairs.map(pairRow)),
    '',
  ].join('\n');
}

const shopOf = ({ shops }: PricedBasket) => shops[0] as PricedShop;
const entryOf = (priced: PricedBasket, kind: GoldenKind) => shopOf(priced).receipt.find(({ promotionKind }) => promotionKind === kind);

function kindRow(kind: GoldenKind, priced: PricedBasket): string[] {
  const { what, how, promotion } = EXAMPLES[kind];
  const entry = entryOf(priced, kind);
  return [
    kind,
    `${entry?.activityType ?? ''}`,
    how,
    what,
    promotion.name,
    yuan(0 - (entry?.amountFen ?? 0)),
    yuan(priced.totals.payableFen),
  ];
}

function pairRow({ kinds, priced }: Golden): string[] {
  const takes = kinds.map((kind) => {
    const entry = entryOf(priced, kind);
    return entry?.isTaken ? yuan(0 - entry.amountFen) : `nothing (${entry?.reason.code})`;
  });
  return [kinds.join(' + '), ...takes, yuan(priced.totals.payableFen)];
}

/** Both take off one line more pieces than it has; what lowers the freight has no pieces and meets when it is taken. */
function meet(pairs: readonly Golden[], one: GoldenKind, other: GoldenKind): boolean {
  const golden = pairs.find(({ kinds }) => kinds.includes(one) && kinds.includes(other));
  if (!golden) return false;
  const entries = golden.kinds.map((kind) => entryOf(golden.priced, kind));
  if (!entries.every((entry) => entry?.isTaken)) return false;
  if (entries.some((entry) => entry?.freightFen !== undefined)) return true;
  return shopOf(golden.priced).lines.some(({ quantity, shares }) => shares.reduce((all, { pieces }) => all + pieces, 0) > quantity);
}
