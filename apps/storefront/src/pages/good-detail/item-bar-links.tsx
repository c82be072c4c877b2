import { CartBadgeLink } from '#features/cart';
import { ServiceButton } from '#features/support';

/** The ways of the bottom bar to customer service and to the cart. */
export const ItemBarLinks = ({ id }: { readonly id: string }) => (
  <>
    <ServiceButton goodsId={id} />
    <CartBadgeLink />
  </>
);
