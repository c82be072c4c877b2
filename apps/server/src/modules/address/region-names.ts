import { areaList } from '@vant/area-data';

/** A region of the division table under one of the names people write it by. */
export interface RegionName {
  /** Six digits; those below it begin with its first two or four. */
  readonly code: string;
  readonly name: string;
  /** As the table has it, with another ending, or without any: the last may be the name of a street or a person. */
  readonly form: 'table' | 'other' | 'short';
}

type Names = Readonly<Record<string, string>>;

const peoples =
  '蒙古族|蒙古|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族|阿昌族|普米族|塔吉克族|塔吉克|怒族|保安族|裕固族|独龙族|鄂温克族|各族';
const selfGoverned = new RegExp(`(?:${peoples})*自治[州县旗]$`);

/** Cities that are divided into towns at once: a town stands where others have a district. */
const townCities = /^(?:4419|4420|4604)/;

/** Groups of the table that nobody writes: counties led by their province, and Chongqing's counties. */
const pseudoCity = /^(?:县|省直辖县|自治区直辖县级行政区划)$/;

const baseOf = (name: string, endings: RegExp): string => {
  const base = selfGoverned.test(name) ? name.replace(selfGoverned, '') : name.replace(endings, '');
  return base.length >= 2 ? base : '';
};

function provinceForms(name: string): readonly string[] {
  const base = name.startsWith('内蒙古') ? '内蒙古' : name.slice(0, name.startsWith('黑龙江') ? 3 : 2);
  return [name, `${base}省`, `${base}自治区`, base];
}

function cityForms(name: string): readonly string[] {
  const base = baseOf(name, /(?:市|县|盟|地区)$/);
  if (!base) return [name];
  return name.endsWith('州') ? [name, `${base}州`, base] : [name, base];
}

/** A county may have become a district or a town since somebody learned its name. */
function districtForms(code: string, name: string): readonly string[] {
  if (townCities.test(code)) {
    const base = baseOf(name, /(?:街道办事处|街道|镇)$/);
    return base ? [name, `${base}街道`, `${base}镇`, `${base}区`, base] : [name];
  }
  const base = baseOf(name, /(?:新区|[区县市旗乡镇])$/);
  return base ? [name, `${base}区`, `${base}县`, `${base}市`, base] : [name];
}

const entriesOf = (list: Names, forms: (code: string, name: string) => readonly string[]): readonly RegionName[] =>
  Object.entries(list).flatMap(([code, name]) =>
    [...new Set(forms(code, name))].map((form, nth, all) => ({
      code,
      name: form,
      form: form === name ? ('table' as const) : nth < all.length - 1 ? ('other' as const) : ('short' as const),
    })),
  );

/** Names by their first two characters, the longest first. */
export type NameIndex = ReadonlyMap<string, readonly RegionName[]>;

function indexOf(names: readonly RegionName[]): NameIndex {
  const index = new Map<string, RegionName[]>();
  for (const name of names.toSorted((a, b) => b.name.length - a.name.length)) {
    const key = name.name.slice(0, 2);
    index.set(key, [...(index.get(key) ?? []), name]);
  }
  return index;
}

const cityNames = entriesOf(areaList.city_list, (_code, name) => (pseudoCity.test(name) ? [] : cityForms(name)));
const cityForm = new Set(cityNames.map(({ code, name }) => code.slice(0, 2) + name));

export const provinces = indexOf(entriesOf(areaList.province_list, (_code, name) => provinceForms(name)));
export const cities = indexOf(cityNames);
/** A district's shorter names give way to a city of the same province: 辽宁朝阳 is no county. */
export const districts = indexOf(
  entriesOf(areaList.county_list, districtForms).filter(
    ({ code, name }) => areaList.county_list[code] === name || !cityForm.has(code.slice(0, 2) + name),
  ),
);

/** The names of the table that stand for one district of the country. */
const counted = new Map<string, number>();
for (const name of Object.values(areaList.county_list)) counted.set(name, (counted.get(name) ?? 0) + 1);
export const isUniqueDistrict = ({ code, name }: RegionName): boolean =>
  areaList.county_list[code] === name && name.length >= 3 && counted.get(name) === 1 && !/^(?:经济|高新|工业|开发)/.test(name);
