import { describe, expect, test } from 'vitest';
import type { AddressDraft } from './address.rules.ts';
import { emptyDraft, faultsOf, inputOf } from './address.rules.ts';

const good: AddressDraft = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 1 号院', isDefault: false };

describe('an address before it is sent (spec 5)', () => {
  test('a whole one has no faults', () => {
    expect(faultsOf(good)).toEqual({});
  });

  test('an empty one lacks everything', () => {
    expect(faultsOf(emptyDraft)).toEqual({ name: 'nameMissing', phone: 'phone', regionCode: 'region', street: 'streetMissing' });
  });

  test.each<[string, Partial<AddressDraft>, object]>([
    ['spaces are no name', { name: '   ' }, { name: 'nameMissing' }],
    ['a long name', { name: '长'.repeat(26) }, { name: 'nameLong' }],
    ['ten digits', { phone: '1380000000' }, { phone: 'phone' }],
    ['a landline', { phone: '01088886666' }, { phone: 'phone' }],
    ['a long street', { street: '路'.repeat(101) }, { street: 'streetLong' }],
  ])('%s', (_name, change, faults) => {
    expect(faultsOf({ ...good, ...change })).toEqual(faults);
  });

  test.each(['138 0000 0001', '138-0000-0001', '+86 13800000001', '8613800000001'])('%s is sent as its eleven digits', (phone) => {
    expect(faultsOf({ ...good, phone })).toEqual({});
    expect(inputOf({ ...good, phone }).phone).toBe('13800000001');
  });
});
