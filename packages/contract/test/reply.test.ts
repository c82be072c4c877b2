import { describe, expect, test } from 'vitest';
import { fail } from '../src/failure.ts';
import { outcomeOf } from '../src/outcome.ts';
import { failedReply } from '../src/wire/reply.ts';

const outcome = (...refusal: Parameters<typeof fail>) =>
  outcomeOf({ http: 200, body: { ...failedReply(fail(...refusal)) } }, { style: 'header', cid: '11', hasToken: true });

describe('a refusal on the wire (spec 8)', () => {
  test('a coupon that cannot be used has the status NOTUSE, and its page gets the whole body', () => {
    const body = { status: 'NOTUSE', code: '611016', message: '优惠券不可用', data: { couponIds: ['1'] } };
    expect(failedReply(fail('COUPON_UNFIT', { couponIds: ['1'] }))).toEqual(body);
    expect(outcome('COUPON_UNFIT', { couponIds: ['1'] })).toMatchObject({ kind: 'failed', reason: body });
  });

  test('others have the status error and, in English, English words', () => {
    expect(failedReply(fail('NOT_FOUND'), 'en')).toEqual({ status: 'error', code: '600404', message: 'Not found', data: null });
  });

  test.each(['COUPONS_GONE', 'COUPON_LIMIT', 'COUPON_NOT_FOR_YOU', 'COUPON_CLAIMED'] as const)(
    '%s is passed to the page as a result, by a code of the type the specification gives it',
    (failure) => expect(outcome(failure).kind).toBe('passed'),
  );
});
