import { z } from 'zod';

/**
 * TABLE of settings: what a merchant may set of a module, and what holds until it does. A shop's own value goes before the merchant's.
 * Everything has a default, so that a new setting holds for merchants who have never heard of it.
 */
export const settingSchemas = {
  order: z.object({
    /** Paid orders are overdue after this. */
    shipWithinHours: z.int().min(1).max(720).default(48),
    /** Shipped orders are taken as received after this. */
    receiveAfterDays: z.int().min(3).max(60).default(10),
  }),
  stock: z.object({
    /** An item runs short at so many pieces or fewer. */
    lowAt: z.int().min(0).max(100_000).default(10),
  }),
  /** Of the whole merchant: a member's balance belongs to no shop. */
  ledger: z.object({
    /** A change of a balance above this needs a second person. */
    aloneYuan: z.int().min(0).max(50_000).default(100),
    /** So does one that takes what a person has changed alone on a day above this. */
    aloneDayYuan: z.int().min(0).max(1_000_000).default(1_000),
  }),
} as const;

export type SettingModule = keyof typeof settingSchemas;
export type SettingOf<M extends SettingModule> = z.output<(typeof settingSchemas)[M]>;
