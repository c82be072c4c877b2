import { describe, expect, test } from 'vitest';
import { planShelf } from './shelf-plan.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
const noon = at(12);

describe('on and off the shelf by the clock (spec 7.7)', () => {
  test.each([
    ['without a plan it is on for good', null, null, { isOn: true, onShelfAt: null, offShelfAt: null }],
    ['a beginning that has passed is forgotten', at(11), null, { isOn: true, onShelfAt: null, offShelfAt: null }],
    ['a beginning at this instant has come', noon, null, { isOn: true, onShelfAt: null, offShelfAt: null }],
    ['a beginning to come is waited for', at(13), null, { isOn: false, onShelfAt: at(13), offShelfAt: null }],
    ['an end to come is kept', null, at(13), { isOn: true, onShelfAt: null, offShelfAt: at(13) }],
    ['both to come are kept', at(13), at(14), { isOn: false, onShelfAt: at(13), offShelfAt: at(14) }],
    ['after its end it is off for good', at(10), at(11), { isOn: false, onShelfAt: null, offShelfAt: null }],
    ['an end before the beginning is no plan', at(14), at(13), undefined],
    ['an end at the beginning neither', at(13), at(13), undefined],
  ])('%s', (_, onShelfAt, offShelfAt, planned) => {
    expect(planShelf({ onShelfAt, offShelfAt }, noon)).toEqual(planned);
  });
});
