import { rows } from '@qianpu/contract/rows';
import { describe, expect, test } from 'vitest';
import { idIn } from './record-writes.ts';
import { allPermissions, mayGrant, opensSomething } from './staff.rules.ts';
import { isStaffToken, newToken } from './staff-token.ts';

describe('what staff may hand on', () => {
  test.each([
    [['member.*'], 'member.account.bar', true],
    [['member.*'], 'member.*', true],
    [['member.account.bar'], 'member.account.bar', true],
    [['member.account.bar'], 'member.*', false],
    [['member.account.bar'], 'member.account.readmit', false],
    [['member.*'], 'memberless.account.bar', false],
    [[], 'member.account.bar', false],
  ])('who holds %j hands on %s: %s', (held, wanted, may) => {
    expect(mayGrant(held, wanted)).toBe(may);
  });

  test.each([
    ['member.account.bar', true],
    ['member.*', true],
    ['member.account.bra', false],
    // a member's own call is not staff's to make
    ['member.session.list', false],
    ['pricing.*', false],
  ])('%s opens something: %s', (permission, opens) => {
    expect(opensSomething(permission, rows)).toBe(opens);
  });

  test('the owner holds every module staff can act in, once', () => {
    const permissions = allPermissions(rows);
    expect(permissions).toEqual(expect.arrayContaining(['staff.*', 'member.*']));
    expect(new Set(permissions).size).toBe(permissions.length);
    for (const [name, row] of Object.entries(rows)) if (row.auth === 'staff') expect(mayGrant(permissions, name)).toBe(true);
  });
});

describe('a token of staff', () => {
  test('is told from a member’s, also when that begins with the same letter', () => {
    expect(isStaffToken(newToken('1001'))).toBe(true);
    expect(isStaffToken(`1001-s${'a'.repeat(42)}`)).toBe(false);
  });
});

describe('what the record keeps of a call', () => {
  test.each([
    [{ id: '12', password: 'secret' }, '12'],
    [{ name: '客服' }, undefined],
    [{ id: 'drop table' }, undefined],
    [null, undefined],
  ])('of %j: %s', (input, stored) => {
    expect(idIn(input)).toBe(stored);
  });
});
