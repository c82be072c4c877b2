import type { ProductCard } from '@qianpu/contract/types';
import { createContext, useContext } from 'react';

/** Puts goods of a card into the cart. The app says how: the cart is another feature, and its parts come when they are needed. */
export type QuickAdd = (goods: ProductCard) => void;

const CurrentQuickAdd = createContext<QuickAdd | null>(null);
export const QuickAddProvider = CurrentQuickAdd.Provider;
export const useQuickAdd = (): QuickAdd | null => useContext(CurrentQuickAdd);
