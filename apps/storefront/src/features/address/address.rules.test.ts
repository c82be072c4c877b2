import { describe, expect, test } from 'vitest';
import type { AddressDraft } from './address.rules.ts';
import { emptyDraft, faultsOf, inputOf, missingIn, streetOf, withRecognised } from './address.rules.ts';

const good: AddressDraft = {
  name: '林知夏',
  phone: '13800000001',
  regionCode: '110105',
  street: '望京街道 1 号院',
  isDefault: false,
  label: '',
};

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
    expect(inputOf({ ...good, phone }, null).phone).toBe('13800000001');
  });
});

describe('the point of an address (spec 7.5)', () => {
  const point = { lat: 39.9966, lng: 116.4807 };
  const pin = { regionCode: good.regionCode, street: good.street, point };
  const sent = (change: Partial<AddressDraft>, known: typeof pin | null = pin) => inputOf({ ...good, ...change }, known).point;

  test.each<[string, Partial<AddressDraft>, typeof point | null]>([
    ['stays with what it was found for', {}, point],
    ['stays when a door is added', { street: `${good.street} 3 单元 502` }, point],
    ['stays when only the name changes', { name: '周予安' }, point],
    ['goes with another street', { street: '阜通东大街 6 号' }, null],
    ['goes with another region', { regionCode: '330108' }, null],
  ])('%s', (_name, change, stored) => {
    expect(sent(change)).toEqual(stored);
  });

  test('is not made up', () => {
    expect(sent({}, null)).toBeNull();
  });
});

describe('what a map says of a place (spec 7.5)', () => {
  const binjiang = { province: '浙江省', city: '杭州市', district: '滨江区' };
  const chaoyang = { province: '北京市', city: '北京市', district: '朝阳区' };

  test.each([
    ['the region is left out', { ...binjiang, address: '浙江省杭州市滨江区江南大道 288 号' }, '江南大道 288 号'],
    ['a city that is its own province stands once', { ...chaoyang, address: '北京市朝阳区望京街 10 号' }, '望京街 10 号'],
    ['an address without its region stays', { ...binjiang, address: '江南大道 288 号' }, '江南大道 288 号'],
    ['the name of the place follows', { ...binjiang, address: '杭州市滨江区云栖路6号', title: '云栖花园' }, '云栖路6号云栖花园'],
    ['a name that stands there already does not', { ...binjiang, address: '滨江区云栖花园', title: '云栖花园' }, '云栖花园'],
    ['never more than a street may have', { ...binjiang, address: '路'.repeat(120) }, '路'.repeat(100)],
  ])('%s', (_name, spot, street) => {
    expect(streetOf(spot)).toBe(street);
  });
});

describe('a recognised text in the form (spec 7.5)', () => {
  const whole = {
    name: '周予安',
    phone: '13900000002',
    region: { code: '330106', province: '浙江省', city: '杭州市', district: '西湖区' },
    street: '文三路 90 号',
    unused: '',
  };
  const nothing = { name: '', phone: '', region: null, street: '', unused: '' };

  test('fills in every field and leaves label and default as they were chosen', () => {
    expect(withRecognised({ ...good, label: '公司', isDefault: true }, whole)).toEqual({
      name: '周予安',
      phone: '13900000002',
      regionCode: '330106',
      street: '文三路 90 号',
      isDefault: true,
      label: '公司',
    });
    expect(missingIn(whole)).toEqual([]);
  });

  test('what was not recognised stays as it was typed', () => {
    expect(withRecognised(good, nothing)).toEqual(good);
    expect(missingIn(nothing)).toEqual(['name', 'phone', 'region', 'street']);
  });

  test('a city alone is no region yet, and the one before is not kept beside it', () => {
    const city = { ...nothing, region: { code: '330100', province: '浙江省', city: '杭州市', district: '' } };
    expect(withRecognised(good, city).regionCode).toBe('');
    expect(missingIn(city)).toContain('region');
  });
});
