import type { OutputOf } from '#api/calls';

export type PricedShop = OutputOf<'marketing.activity.preview'>['shops'][number];
export type ReceiptEntry = PricedShop['receipt'][number];

/** How the server names the activity that is being written, and pieces of it that have a limit of their own. */
export const isDraftPromotion = (promotionId: string | undefined): boolean => promotionId !== undefined && /^draft(-|$)/.test(promotionId);
