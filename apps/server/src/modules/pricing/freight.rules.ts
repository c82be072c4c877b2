import type { ReceiptEntry, ShopFreight } from './pricing.types.ts';

/** Free from an amount: of what is paid for the goods, after every reduction. */
export function freightOf(rule: ShopFreight | undefined, goodsFen: number): number {
  if (!rule) return 0;
  return rule.freeFromFen !== null && goodsFen >= rule.freeFromFen ? 0 : rule.flatFen;
}

/** The fee, before what promotions take off it. */
export function freightEntry(rule: ShopFreight | undefined, goodsFen: number): ReceiptEntry {
  return { kind: 'FREIGHT', name: '', amountFen: freightOf(rule, goodsFen), isTaken: true, reason: freightReason(rule, goodsFen) };
}

function freightReason(rule: ShopFreight | undefined, goodsFen: number): ReceiptEntry['reason'] {
  if (!rule || rule.flatFen === 0) return { code: 'FREE' };
  if (rule.freeFromFen === null) return { code: 'FLAT' };
  return { code: 'FREE_FROM', thresholdFen: rule.freeFromFen, missingFen: Math.max(0, rule.freeFromFen - goodsFen) };
}
