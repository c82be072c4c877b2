import { beforeEach, describe, expect, test } from 'vitest';
import { attributionIn, attributionOf } from './attribution.ts';
import { writeAll } from './stored.ts';

const none = { posterId: null, recommenderMemberId: null, resellerId: null, guiderId: null };
beforeEach(() => writeAll('1', none));

describe('through whom a shopper came (spec 1, 2.6)', () => {
  test.each([
    ['', {}],
    ['resellerId=9&guiderId=31&cid=11', { resellerId: '9', guiderId: '31' }],
    ['posterId=3&recommenderMemberId=4', { posterId: '3', recommenderMemberId: '4' }],
    ['posterId=3', {}],
    ['recommenderMemberId=4', {}],
    ['posterId=3&recommenderMemberId=x', {}],
    ['resellerId=0', {}],
    ['resellerId=-9', {}],
    ['resellerId=9e1', {}],
    ['resellerId=9%0A', {}],
    ['resellerId=9223372036854775807', { resellerId: '9223372036854775807' }],
    ['resellerId=9223372036854775808', {}],
    ['guiderId=', {}],
  ])('an address with "%s" brings %j', (search, marks) => {
    expect(attributionIn(new URLSearchParams(search))).toEqual(marks);
  });

  test('an order is sent what the device has kept of them', () => {
    expect(attributionOf('1')).toEqual({});
    const marks = { posterId: '3', recommenderMemberId: '4', resellerId: '9', guiderId: '31' };
    writeAll('1', marks);
    expect(attributionOf('1')).toEqual(marks);
  });

  test('what somebody wrote into the storage by hand is not sent', () => {
    localStorage.setItem('posterId_1', '3; drop');
    sessionStorage.setItem('resellerId_1', '{"id":9}');
    expect(attributionOf('1')).toEqual({});
  });
});
