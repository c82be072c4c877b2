import type { RightsTexts } from './rights.texts.ts';

export type RightName = 'price' | 'freight' | 'points' | 'birthday' | 'coupons';

/** What a level or a card is worth, as far as either knows it. */
export interface Benefits {
  readonly percent: number;
  /** Orders of a month; null: all of them. */
  readonly freeFreight: number | null;
  readonly pointsTenths: number;
  readonly birthdayPoints?: number;
  readonly packIds?: readonly string[];
}

export interface Right {
  readonly name: RightName;
  /** How much of it. */
  readonly text: string;
}

/** The rights that are worth something, in one order. */
export function rightsOf({ percent, freeFreight, pointsTenths, birthdayPoints = 0, packIds = [] }: Benefits, texts: RightsTexts): Right[] {
  const rights: (Right | false)[] = [
    percent < 100 && { name: 'price', text: texts.priceOf(percent) },
    freeFreight !== 0 && { name: 'freight', text: freeFreight === null ? texts.freightAll : texts.freightMonthly(freeFreight) },
    pointsTenths > 10 && { name: 'points', text: texts.pointsOf(pointsTenths / 10) },
    birthdayPoints > 0 && { name: 'birthday', text: texts.birthdayOf(birthdayPoints) },
    packIds.length > 0 && { name: 'coupons', text: texts.couponsOf(packIds.length) },
  ];
  return rights.filter((right) => right !== false);
}
