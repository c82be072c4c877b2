import type { ScaleForm } from './scale-forms.ts';

const TWO_YEARS_MS = 730 * 86_400_000;
const LOADED_MS = Date.now();

/** When the first and the last order were placed; but for a deep form so long ago that no event of theirs is kept any more, so none has to be written. */
export const orderSpan = ({ isDeep }: ScaleForm): { readonly firstMs: number; readonly lastMs: number } =>
  isDeep ? { firstMs: LOADED_MS - TWO_YEARS_MS, lastMs: LOADED_MS } : { firstMs: Date.UTC(2026, 1, 1), lastMs: Date.UTC(2026, 7, 1) };
