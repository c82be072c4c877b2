import { mostPieces } from '@qianpu/kit/quantity';
import { useState } from 'react';
import type { Buyable, Choice, Sku } from './sku-choice.rules.ts';
import { chosenSku, firstChoice, mostOf } from './sku-choice.rules.ts';

export interface SkuChoice {
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Undefined while an axis is open. */
  readonly sku: Sku | undefined;
  /** Somebody has chosen, or there is nothing to choose: until then the first one is merely proposed. */
  readonly isChosen: boolean;
}

/** What was chosen before. */
interface Earlier {
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly quantity: number;
}

/** What is chosen of an item. The quantity follows the stock of what is chosen, and how it is sold by now. */
export function useSkuChoice(item: Buyable, earlier?: Earlier): SkuChoice {
  const [choice, setChoice] = useState<Choice | null>(() => (earlier ? choiceOf(earlier) : null));
  const [wanted, setQuantity] = useState(earlier?.quantity ?? item.quantity.min);
  const current = choice ?? firstChoice(item);
  const sku = chosenSku(item.skus, current);
  const quantity = mostPieces(item.quantity, Math.min(wanted, mostOf(sku, item)));
  return { choice: current, setChoice, quantity, setQuantity, sku, isChosen: choice !== null || item.skus.length === 1 };
}

const choiceOf = ({ specs }: Earlier): Choice => Object.fromEntries(specs.map(({ name, value }) => [name, value]));
