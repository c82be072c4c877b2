import { formatFen, shortFen } from '@qianpu/kit/fen';
import type { TextLang } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { reasonOf } from '#i18n/receipt-words';
import { activityTexts } from './activity.texts.ts';
import type { ActivityPageTexts } from './activity-page.texts.ts';
import { activityPageTexts } from './activity-page.texts.ts';
import type { ShownTerms } from './activity-queries.ts';
import { activityWords, tierGains } from './activity-words.ts';
import type { Progress } from './pool-progress.ts';

/** "再买 ¥12.80，减 ¥15", "已减 ¥15，再买 ¥112.80，减 ¥40": what the receipt says of the pieces chosen. */
export function progressWords(terms: ShownTerms, pieces: number, progress: Progress, lang: TextLang): string {
  const texts = activityPageTexts[lang];
  const { savedFen, isTaken, missing, reason } = progress;
  const saved = savedFen > 0 ? texts.saved(shortFen(savedFen)) : isTaken ? texts.reached : '';
  const ahead = missing ? aheadWords(terms, pieces, progress, lang, texts) : '';
  if (saved && ahead) return texts.savedAnd(saved, ahead);
  return saved || ahead || texts.notTaken(reasonOf({ reason }, receiptTexts[lang]));
}

function aheadWords(
  terms: ShownTerms,
  pieces: number,
  { missing, gainFen, reason }: Progress,
  lang: TextLang,
  texts: ActivityPageTexts,
): string {
  if (!missing) return '';
  if (terms.kind === 'N_FOR_PRICE' && 'pieces' in missing) return texts.chooseMore(missing.pieces, activityWords(terms, lang)[0]);
  const gain = gainFen ? texts.minus(shortFen(gainFen)) : nextGains(terms, pieces, missing, reason.thresholdFen, lang);
  return 'pieces' in missing ? texts.buyPieces(missing.pieces, gain) : texts.buyMore(formatFen(missing.fen), gain);
}

/** A tier that takes nothing off gives something else: that is said instead. */
function nextGains(
  terms: ShownTerms,
  pieces: number,
  missing: NonNullable<Progress['missing']>,
  thresholdFen: number | undefined,
  lang: TextLang,
): string {
  const { reach } = activityPageTexts[lang];
  if (terms.kind !== 'FULL_REDUCTION' || terms.reduction.by !== 'TIERS') return reach;
  const at = 'pieces' in missing ? pieces + missing.pieces : thresholdFen;
  const tier = terms.reduction.tiers.find(({ from }) => from === at);
  return (tier && tierGains(tier, activityTexts[lang])[0]) ?? reach;
}
