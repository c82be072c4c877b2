import { areaList } from '@vant/area-data';
import { describe, expect, test } from 'vitest';
import { findRegion } from './regions.ts';

describe('regions (spec 7.5)', () => {
  test.each([
    ['110105', { province: '北京市', city: '北京市', district: '朝阳区' }],
    ['330114', { province: '浙江省', city: '杭州市', district: '钱塘区' }],
    ['441904', { province: '广东省', city: '东莞市', district: '长安镇' }],
  ])('%s is a district with its city and province', (code, region) => {
    expect(findRegion(code)).toEqual(region);
  });

  test.each(['110000', '110100', '999999', '', 'constructor'])('%s is no district', (code) => {
    expect(findRegion(code)).toBeUndefined();
  });

  test('every district of the table has a city and a province, and fits the column', () => {
    const codes = Object.keys(areaList.county_list);
    expect(codes.length).toBeGreaterThan(3_000);
    expect(codes.filter((code) => !findRegion(code) || !/^[1-9]\d{5}$/.test(code))).toEqual([]);
  });
});
