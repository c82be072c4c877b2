import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { priceMark } from '#lib/line-price';
import { Tag } from './tag.tsx';

/** Which promotion gives a line its price; nothing where it costs what it always does. */
export function PriceTag({ line }: { readonly line: Parameters<typeof priceMark>[0] }) {
  const { promotionKinds, partly } = useTexts(receiptTexts);
  const mark = priceMark(line);
  if (!mark) return null;
  const kind = promotionKinds[mark.by];
  return <Tag>{mark.pieces === null ? kind : partly(kind, mark.pieces)}</Tag>;
}
