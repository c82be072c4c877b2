import { useFresh } from '#api/read-query';
import type { CartShop } from '#features/cart';
import { ClaimList, centrePage } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { ListNote } from '#ui/list-end';
import { Sheet } from '#ui/sheet';
import { OrdersSkeleton } from '#ui/skeleton';
import { cartSheetTexts } from './cart-sheets.texts.ts';

interface CouponsSheetProps {
  readonly shop: Pick<CartShop, 'cid' | 'shopName'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What can be claimed in a shop of the cart; the cart is read again after each claim. */
export function CouponsSheet({ shop, isOpen, onClose }: CouponsSheetProps) {
  const { couponsOf } = useTexts(cartSheetTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={couponsOf(shop.shopName)}>
      <Coupons cid={shop.cid} />
    </Sheet>
  );
}

function Coupons({ cid }: { readonly cid: string }) {
  const { couponsEmpty, couponsFailed } = useTexts(cartSheetTexts);
  const { data, isError, refetch } = useFresh(centrePage(cid, 1));
  if (!data) return isError ? <FailedPart text={couponsFailed} onRetry={refetch} /> : <OrdersSkeleton />;
  if (data.list.length === 0) return <ListNote>{couponsEmpty}</ListNote>;
  return <ClaimList coupons={data.list} shopId={cid} />;
}
