import { cities, districts, isUniqueDistrict, type NameIndex, provinces, type RegionName } from './region-names.ts';

/** A region found in a text: from where to where, and the deepest code that is known. */
export interface FoundRegion {
  readonly from: number;
  readonly to: number;
  /** Six digits of a district, a city or a province. */
  readonly code: string;
  readonly score: number;
}

/** What may stand between two levels and says nothing. */
const between =
  /^(?:[\s,、;|/\\>=·•.-]|市辖区|省直辖县级行政(?:区划|单位)|自治区直辖县级行政(?:区划|单位)|省直辖(?:县|行政单位)?|直辖县级(?:行政区划)?|全境)+/u;

/** After a short name, these make it the name of a street or a house: 北京路, 南京东路, 上海大厦. */
const roadAfter =
  /^(?:[东西南北中新老]|[一二三四五六七八九十]|\d{1,2})?(?:[东西南北中])?(?:路|街(?!道)|大道|大街|巷|弄|胡同|大桥|火车站|站|广场|大厦|花园|小区|公寓|饭店|酒店|宾馆|银行|大学|学院|医院|里弄|村|镇|乡|街道|社区|区|县)/u;

interface Match {
  readonly region: RegionName;
  readonly to: number;
}

function matchesAt(index: NameIndex, text: string, at: number, within: string): readonly Match[] {
  const found: Match[] = [];
  for (const region of index.get(text.slice(at, at + 2)) ?? []) {
    if (!region.code.startsWith(within) || !text.startsWith(region.name, at)) continue;
    const to = at + region.name.length;
    const after = text.slice(to, to + 8);
    // 北京市场 is no city, 上海路 is neither.
    if (region.form === 'short' ? roadAfter.test(after) : region.name.endsWith('市') && after.startsWith('场')) continue;
    found.push({ region, to });
  }
  return found;
}

/** The one district among those a name may mean; the table's own spelling before others. */
function onlyDistrict(found: readonly Match[]): Match | undefined {
  const longest = found.filter(({ to }) => to === found[0]?.to);
  const full = longest.filter(({ region }) => region.form === 'table');
  const [first, ...others] = full.length > 0 ? full : longest;
  return others.some(({ region }) => region.code !== first?.region.code) ? undefined : first;
}

const skip = (text: string, at: number): number => at + (between.exec(text.slice(at, at + 40))?.[0].length ?? 0);

const weight = ({ region }: Match, level: number) => level + (region.form === 'short' ? 0 : 6) + region.name.length;

/** The best reading that begins at this place. */
function regionAt(text: string, from: number, isStart: boolean): FoundRegion | undefined {
  const readings: FoundRegion[] = [];
  const read = (code: string, to: number, score: number) => readings.push({ from, to, code, score: score + (isStart ? 4 : 0) });
  const readDistrict = (at: number, within: string, score: number) => {
    const district = onlyDistrict(matchesAt(districts, text, skip(text, at), within));
    if (district) read(district.region.code, district.to, score + weight(district, 50));
  };
  const readCity = (match: Match, score: number, isAlone: boolean) => {
    const sum = score + weight(match, 20);
    if (!isAlone || match.region.form !== 'short' || isStart) read(match.region.code, match.to, sum);
    // 北京北京市朝阳区, 杭州市 杭州市 西湖区
    for (const again of matchesAt(cities, text, skip(text, match.to), match.region.code))
      readDistrict(again.to, match.region.code.slice(0, 4), sum);
    readDistrict(match.to, match.region.code.slice(0, 4), sum);
  };
  for (const province of matchesAt(provinces, text, from, '')) {
    const within = province.region.code.slice(0, 2);
    const score = weight(province, 20);
    if (province.region.form !== 'short' || isStart) read(province.region.code, province.to, score);
    const ends = [province.to, ...matchesAt(provinces, text, skip(text, province.to), within).map(({ to }) => to)];
    for (const end of ends) {
      for (const city of matchesAt(cities, text, skip(text, end), within)) readCity(city, score, false);
      readDistrict(end, within, score);
    }
  }
  for (const city of matchesAt(cities, text, from, '')) readCity(city, 0, true);
  const bare = matchesAt(districts, text, from, '').find(({ region }) => isUniqueDistrict(region));
  if (bare) read(bare.region.code, bare.to, weight(bare, 20));
  return best(readings);
}

const best = (found: readonly FoundRegion[]): FoundRegion | undefined =>
  found.reduce<FoundRegion | undefined>((winner, next) => (winner && winner.score >= next.score ? winner : next), undefined);

/**
 * The region a text names most completely. What was taken for something else already stands as NUL. The first of two that
 * are as good wins.
 */
export function findRegionIn(text: string): FoundRegion | undefined {
  const found: FoundRegion[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\0') continue;
    const isStart = at === 0 || /[\0\s,、;|/。:!?()[\]{}<>"'“”【】]/u.test(text[at - 1] ?? '');
    const region = regionAt(text, at, isStart);
    if (region) found.push(region);
  }
  return best(found);
}
