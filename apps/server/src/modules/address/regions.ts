import { areaList } from '@vant/area-data';

export interface Region {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

const { province_list: provinces, city_list: cities, county_list: districts } = areaList;

/** The names a district's six digits stand for; undefined when there is no such district. */
export function findRegion(code: string): Region | undefined {
  const district = districts[code];
  const city = cities[`${code.slice(0, 4)}00`];
  const province = provinces[`${code.slice(0, 2)}0000`];
  return district && city && province ? { province, city, district } : undefined;
}

/** The names of a district, a city or a province; those below it are empty. Null when there is no such region. */
export function namesOf(code: string): Region | null {
  const whole = findRegion(code);
  if (whole) return whole;
  const [province, city] = [provinces[`${code.slice(0, 2)}0000`], cities[code]];
  return province && (city || code.endsWith('0000')) ? { province, city: city ?? '', district: '' } : null;
}
