import type { ReceiptEntry } from '@qianpu/contract/types';
import type { Cart, CartShop } from './cart-view.rules.ts';
import { promotionKey, stripsOf } from './promotion-strips.rules.ts';

export interface BreakdownEntry {
  readonly entry: ReceiptEntry;
  readonly shop: CartShop;
}

interface Breakdown {
  /** With what is bought of each. */
  readonly shops: readonly CartShop[];
  readonly taken: readonly BreakdownEntry[];
  readonly savedFen: number;
  /** What a little more would bring. */
  readonly open: readonly BreakdownEntry[];
  readonly freight: readonly BreakdownEntry[];
  /** Before what lowers it. */
  readonly freightFen: number;
}

/** Every fen of a cart's total, from the receipts of its shops. */
export function breakdownOf({ shops: all }: Pick<Cart, 'shops'>): Breakdown {
  const shops = all
    .map((shop) => ({ ...shop, lines: shop.lines.filter((line) => line.isTicked && line.state === 'OK') }))
    .filter((shop) => shop.lines.length > 0);
  const entriesOf = (isWanted: (entry: ReceiptEntry) => boolean) =>
    shops.flatMap((shop) => shop.receipt.filter(isWanted).map((entry) => ({ entry, shop })));
  const taken = entriesOf(({ kind, isTaken, amountFen }) => kind === 'PROMOTION' && isTaken && amountFen < 0);
  const freight = entriesOf(({ kind }) => kind === 'FREIGHT');
  const openKeys = new Set(shops.flatMap(({ cid, receipt }) => openStrips(receipt).map((key) => `${cid} ${key}`)));
  return {
    shops,
    taken,
    savedFen: -sum(taken),
    open: shops.flatMap((shop) =>
      shop.receipt.filter((entry) => openKeys.has(`${shop.cid} ${promotionKey(entry)}`)).map((entry) => ({ entry, shop })),
    ),
    freight,
    freightFen: sum(freight),
  };
}

const openStrips = (receipt: readonly ReceiptEntry[]) => stripsOf(receipt).flatMap(({ key, isReached }) => (isReached ? [] : [key]));

const sum = (entries: readonly BreakdownEntry[]) => entries.reduce((total, { entry }) => total + entry.amountFen, 0);
