import type { OutputOf } from '@qianpu/contract/types';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Messages } from '#i18n/messages';
import { renderPart } from '../../test/a-storefront.tsx';
import { anActivity, aTier } from '../../test/an-activity.ts';
import { offerOf } from './card-offer.tsx';

type Activity = OutputOf<'checkout.price.list'>[number]['activity'];
const endsAt = Date.parse('2026-11-20T23:59:59+08:00');
const discount = anActivity({ endsAt });
const set = anActivity({ id: '2', terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900 } });
const tier = aTier({ from: 10_000, minusFen: 1_000, points: 10 });
const reduction = anActivity({ id: '3', terms: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [tier] } } });

function say(activity: Activity, fen: number | null = null, messages?: Messages) {
  const Offer = offerOf({ bestPrice: fen === null ? null : { fen, how: [] }, activity }, 4_990);
  if (!Offer) return null;
  return renderPart(<Offer />, messages && { messages }).container.querySelector('p')?.textContent;
}

test.each([
  [discount, '限时折扣 至 11-20', 'Limited discount until Nov 20'],
  [set, '3件99元', 'Any 3 for ¥99'],
  [reduction, '满100减10', 'Spend ¥100: ¥10 off'],
] as const)('a card tells of its activity, in either language: %#', (activity, zh, english) => {
  expect(say(activity)).toBe(zh);
  expect(say(activity, null, en)).toBe(english);
});

test('beside what a piece comes to, which is told only where it is lower (spec 7.6)', () => {
  expect(say(reduction, 3_990)).toBe('到手价 ¥39.9满100减10');
  expect(say(null, 4_990)).toBeNull();
  expect(say(null, 3_990, en)).toBe('Best ¥39.9');
  expect(screen.queryByText(/满100/)).toBeNull();
});
