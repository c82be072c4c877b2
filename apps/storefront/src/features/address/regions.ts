import { areaList } from '@vant/area-data';

export interface RegionOption {
  readonly code: string;
  readonly name: string;
}

/** Codes have two digits for each level: what lies in a region begins with its digits. */
const within = (list: Readonly<Record<string, string>>, digits: string): readonly RegionOption[] =>
  Object.entries(list)
    .filter(([code]) => code.startsWith(digits))
    .map(([code, name]) => ({ code, name }));

/** The choices of each level, given the codes chosen so far. */
export function levelsOf([province, city]: readonly string[]): readonly (readonly RegionOption[])[] {
  return [
    within(areaList.province_list, ''),
    ...(province ? [within(areaList.city_list, province.slice(0, 2))] : []),
    ...(city ? [within(areaList.county_list, city.slice(0, 4))] : []),
  ];
}

/** The codes on the way to a district. */
export const pathOf = (district: string): readonly string[] =>
  district in areaList.county_list ? [`${district.slice(0, 2)}0000`, `${district.slice(0, 4)}00`, district] : [];

export const nameOf = (code: string): string =>
  areaList.county_list[code] ?? areaList.city_list[code] ?? areaList.province_list[code] ?? '';
