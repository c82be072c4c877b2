import type { ShopContext } from '@qianpu/contract/shop-context';
import { createContext, useContext } from 'react';

const Shop = createContext<ShopContext | null>(null);

export const ShopProvider = Shop.Provider;

export function useShop(): ShopContext {
  const shop = useContext(Shop);
  if (!shop) throw new Error('no shop around this component');
  return shop;
}
