import { areaList } from '@vant/area-data';
import { describe, expect, test } from 'vitest';
import { regionText } from './region-text.ts';
import { levelsOf, nameOf, pathOf } from './regions.ts';

describe('regions (spec 3)', () => {
  test('every district is reached through its province and city', () => {
    const reached = Object.keys(areaList.city_list).flatMap((city) => {
      const [, cities = [], districts = []] = levelsOf([`${city.slice(0, 2)}0000`, city]);
      expect(districts.length, city).toBeGreaterThan(0);
      return cities.some(({ code }) => code === city) ? districts.map(({ code }) => code) : [];
    });
    expect(reached.toSorted()).toEqual(Object.keys(areaList.county_list).toSorted());
    const provinces = levelsOf([])[0]?.map(({ code }) => code);
    expect([...new Set(reached.map((district) => pathOf(district)[0]))].toSorted()).toEqual(provinces?.toSorted());
  });

  test('an unknown code leads nowhere', () => {
    expect(pathOf('999999')).toEqual([]);
    expect(nameOf('999999')).toBe('');
  });

  test('a city that is its own province is named once', () => {
    expect(regionText({ province: '北京市', city: '北京市', district: '朝阳区' })).toBe('北京市朝阳区');
    expect(regionText({ province: '浙江省', city: '杭州市', district: '滨江区' })).toBe('浙江省杭州市滨江区');
  });
});
