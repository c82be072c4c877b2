import type { ReceiptEntry } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import type { ReceiptTexts } from './receipt.texts.ts';

export type { ReceiptEntry };

/** The grey line below an entry of the price receipt: why it is what it is. */
export function reasonOf({ kind, reason, grant }: Pick<ReceiptEntry, 'reason'> & Partial<ReceiptEntry>, texts: ReceiptTexts): string {
  if (kind === 'GRANT' && reason.code === 'OVER') return texts.grantGone;
  if (kind === 'GRANT' && reason.code === 'TAKEN') return grant?.what === 'GIFT' ? texts.granted : texts.grantedLater;
  const threshold = formatFen(reason.thresholdFen ?? 0);
  const missing = formatFen(reason.missingFen ?? 0);
  switch (reason.code) {
    case 'FLAT':
      return texts.flat;
    case 'FREE':
      return texts.free;
    case 'FREE_FROM':
      return reason.missingFen ? texts.freeFromMissing(threshold, missing) : texts.freeFrom(threshold);
    case 'TAKEN':
      return texts.taken;
    case 'MISSING':
      return reason.missingPieces ? texts.missingPieces(reason.missingPieces) : texts.missing(threshold, missing);
    case 'BETTER_WITHOUT':
      return texts.betterWithout;
    case 'EXCLUDED':
      return texts.excluded;
    case 'CHEAPEST_FOUND':
      return texts.cheapestFound;
    case 'CHOSEN_OTHER':
      return texts.chosenOther;
    case 'LIMIT_REACHED':
      return texts.limitReached;
    case 'NOT_FOR_YOU':
      return texts.notForYou;
    case 'SOON':
      return texts.soon;
    case 'OVER':
      return texts.over;
  }
}

/** The merchant's own name for it, or what it is. */
export function nameOf({ kind, name, promotionKind, grant }: ReceiptEntry, texts: ReceiptTexts): string {
  if (kind === 'FREIGHT') return texts.freight;
  if (grant?.what === 'POINTS') return texts.points(grant.amount);
  if (grant?.what === 'GROWTH') return texts.growth(grant.amount);
  if (grant && name) return grant.amount > 1 ? `${name} ×${grant.amount}` : name;
  return name || (promotionKind ? texts.promotionKinds[promotionKind] : texts.granted);
}

/** "−¥15.00": what an entry adds to the price, with a sign only where it takes away. */
export const amountText = (amountFen: number): string => (amountFen < 0 ? `−${formatFen(-amountFen)}` : formatFen(amountFen));
