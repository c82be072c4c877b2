import type { Product } from '@qianpu/contract/types';
import { useFresh } from '#api/read-query';
import type { CartLine } from '#features/cart';
import { lineGoods } from '#features/cart';
import { SkuSheet, useSkuChoice } from '#features/purchase';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { OrdersSkeleton } from '#ui/skeleton';
import { cartSheetTexts } from './cart-sheets.texts.ts';

interface CartSkuSheetProps {
  readonly line: CartLine;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChange: (skuId: string, quantity: number) => void;
}

/** Chooses another SKU of a line's goods, in place. */
export function CartSkuSheet({ line, isOpen, onClose, onChange }: CartSkuSheetProps) {
  const { itemFailed } = useTexts(cartSheetTexts);
  const { data: item, isError, refetch } = useFresh(lineGoods(line.cid, line.goodsId));
  if (item) return <Choice item={item} line={line} isOpen={isOpen} onClose={onClose} onChange={onChange} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={line.title}>
      {isError ? <FailedPart text={itemFailed} onRetry={refetch} /> : <OrdersSkeleton />}
    </Sheet>
  );
}

function Choice({ item, line, isOpen, onClose, onChange }: CartSkuSheetProps & { readonly item: Product }) {
  const chosen = useSkuChoice(item, line);
  const change = (skuId: string, quantity: number) => {
    onChange(skuId, quantity);
    onClose();
  };
  return <SkuSheet item={item} chosen={chosen} purpose="change" isOpen={isOpen} onClose={onClose} onChange={change} />;
}
