/**
 * Whether order confirm came from the cart once another page is shown (spec 2.1): the flag is set on the way from the cart and
 * cleared when order confirm is entered from anywhere but the cart or a fresh start.
 */
export function fromCartAfter(previous: string | null, next: string, isFromCart: boolean): boolean {
  if (next !== 'orderConfirm') return isFromCart;
  return previous === 'shopping' || (isFromCart && (previous === null || previous === 'index'));
}
