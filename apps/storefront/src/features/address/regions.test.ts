import { areaList } from '@vant/area-data';
import { describe, expect, test } from 'vitest';
import { byLetter, letterOf } from './region-letters.ts';
import { regionText } from './region-text.ts';
import { findRegions, hotCities, levelsOf, nameOf, pathOf, shortNameOf } from './regions.ts';

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

describe('regions by letters and words (finding M7)', () => {
  test.each([
    ['重庆市', 'C'],
    ['长沙市', 'C'],
    ['厦门市', 'X'],
    ['亳州市', 'B'],
    ['六安市', 'L'],
    ['番禺区', 'P'],
    ['安徽省', 'A'],
    ['浙江省', 'Z'],
    ['歙县', 'S'],
  ])('%s is under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  test('a long list has each letter once, in order, and loses nobody; a short one stays as it is', () => {
    const provinces = levelsOf([])[0] ?? [];
    const lettered = byLetter(provinces);
    const letters = lettered.filter(({ isFirst }) => isFirst).map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].toSorted());
    expect(lettered.map(({ code }) => code).toSorted()).toEqual(provinces.map(({ code }) => code).toSorted());
    const few = provinces.slice(0, 3);
    expect(byLetter(few).map(({ code, letter }) => [code, letter])).toEqual(few.map(({ code }) => [code, '']));
  });

  test('hot cities are cities of the table', () => {
    for (const city of hotCities) expect([pathOf(city).length, shortNameOf(city)]).toEqual([2, expect.stringMatching(/^[^市]{2}$/)]);
  });

  test('a word finds districts and cities, those that begin with it first; blanks find none', () => {
    expect(findRegions('杭州', 5)[0]).toEqual({ path: ['330000', '330100'], names: '浙江省杭州市' });
    expect(findRegions('西湖', 30).map(({ names }) => names)).toEqual(expect.arrayContaining(['江西省南昌市西湖区', '浙江省杭州市西湖区']));
    expect(findRegions('杭州西湖', 5)).toEqual([]);
    expect(findRegions('杭州市西湖', 5).map(({ names }) => names)).toEqual(['浙江省杭州市西湖区']);
    expect([findRegions('  ', 5), findRegions('火星', 5)]).toEqual([[], []]);
  });
});
