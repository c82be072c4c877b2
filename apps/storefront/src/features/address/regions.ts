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

/** The codes on the way to a region of any level, its own the last. */
export function pathOf(region: string): readonly string[] {
  if (!nameOf(region)) return [];
  const path = [`${region.slice(0, 2)}0000`, `${region.slice(0, 4)}00`, region];
  return path.slice(0, path.indexOf(region) + 1);
}

export const nameOf = (code: string): string =>
  areaList.county_list[code] ?? areaList.city_list[code] ?? areaList.province_list[code] ?? '';

/** Where most parcels go. */
export const hotCities: readonly string[] = ['110100', '310100', '440100', '440300', '330100', '320100', '510100', '420100', '500100'];

/** As people say it: 杭州. The last sign of every hot city only says that it is one. */
export const shortNameOf = (city: string): string => nameOf(city).slice(0, -1);

export interface FoundPath {
  readonly path: readonly string[];
  readonly names: string;
}

/** Districts and cities whose name, or whose way to it, has these words in it; those that begin with them come first. */
export function findRegions(words: string, most: number): readonly FoundPath[] {
  const wanted = words.replace(/\s/g, '');
  if (!wanted) return [];
  return [...Object.entries(areaList.city_list), ...Object.entries(areaList.county_list)]
    .map(([code, name]) => ({ name, path: pathOf(code) }))
    .map(({ name, path }) => ({ name, path, names: [...new Set(path.map(nameOf))].join('') }))
    .filter(({ name, names }) => name.includes(wanted) || (wanted.length > 2 && names.includes(wanted)))
    .toSorted((a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)))
    .slice(0, most)
    .map(({ path, names }) => ({ path, names }));
}
