/** Where prices, shops and stock of a goods are said: here with the goods, shop by shop on a page of their own, or not by this person. */
export type PriceScope = 'here' | 'byShop' | 'nowhere';

export const priceScopeOf = ({ mayList, arePricesOne }: { readonly mayList: boolean; readonly arePricesOne: boolean }): PriceScope => {
  if (!mayList) return 'nowhere';
  return arePricesOne ? 'here' : 'byShop';
};
