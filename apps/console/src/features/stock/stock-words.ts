import { countText } from '#lib/count';

/** "红色 / 500g" */
export const specsText = (specs: readonly { readonly value: string }[]): string => specs.map(({ value }) => value).join(' / ');

/** "+12", "−3": which way pieces went. */
export const signed = (count: number): string => (count > 0 ? `+${countText(count)}` : countText(count));
