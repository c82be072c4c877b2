import { formatFen, shortFen } from '@qianpu/kit/fen';
import type { CartTexts } from './cart.texts.ts';
import type { Strip } from './promotion-strips.rules.ts';

/** "再买 ¥20.00 减 ¥10", "再买 1 件 享 99 元 3 件", "已减 ¥30". */
export function stripText(strip: Strip, { strip: texts }: CartTexts): string {
  const ahead = aheadText(strip, texts);
  const saved = strip.savedFen > 0 ? shortFen(strip.savedFen) : '';
  const reached = saved ? texts.saved(saved) : strip.isReached ? texts.reached : '';
  return [reached, ahead].filter(Boolean).join(' · ');
}

function aheadText({ kind, name, missing, gainFen }: Strip, texts: CartTexts['strip']): string {
  if (!missing) return '';
  const gain = gainFen ? shortFen(gainFen) : '';
  if ('pieces' in missing) {
    if (kind === 'N_FOR_PRICE' && name) return texts.set(missing.pieces, name);
    return gain ? texts.pieces(missing.pieces, gain) : texts.piecesOnly(missing.pieces);
  }
  const missingFen = formatFen(missing.fen);
  if (kind === 'FREE_FREIGHT') return texts.freight(missingFen);
  return gain ? texts.fen(missingFen, gain) : texts.fenOnly(missingFen);
}
