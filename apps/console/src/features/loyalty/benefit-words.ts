import type { benefitTexts } from './benefit.texts.ts';

type Words = (typeof benefitTexts)['zhCN'];

export interface Benefits {
  /** Of the price. */
  readonly percent: number;
  /** Orders of a month; null: all of them. */
  readonly freeFreight: number | null;
  readonly pointsTenths: number;
}

/** "1.5" of 15. */
export const timesText = (tenths: number): string => (tenths / 10).toFixed(1);

/** What a level or a card is worth, one by one; what it does not give is not named. */
export function benefitWords({ percent, freeFreight, pointsTenths }: Benefits, words: Words): string[] {
  return [
    ...(percent < 100 ? [words.percentOff(100 - percent)] : []),
    ...(freeFreight === 0 ? [] : [freeFreight === null ? words.freightAlways : words.freightTimes(freeFreight)]),
    ...(pointsTenths > 10 ? [words.pointsTimes(timesText(pointsTenths))] : []),
  ];
}
