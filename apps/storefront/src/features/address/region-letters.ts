import type { RegionOption } from './regions.ts';

/** The first word of each letter, in the order of sounds; no word begins with I, U or V. */
const firstWords = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥撒他穵夕丫帀';
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** Names of places whose first sign is read as it seldom is elsewhere. */
const placeReadings: Readonly<Record<string, string>> = {
  长: 'C',
  厦: 'X',
  泊: 'B',
  调: 'D',
  枞: 'Z',
  铅: 'Y',
  番: 'P',
  覃: 'Q',
  茄: 'Q',
  犍: 'Q',
  荥: 'Y',
  埔: 'P',
};

const bySound = new Intl.Collator('zh-CN-u-co-pinyin');

/** The letter a name's sound begins with; empty where the phone does not know sounds. */
export function letterOf(name: string): string {
  const first = name[0] ?? '';
  if (placeReadings[first]) return placeReadings[first];
  const nth = [...firstWords].findLastIndex((word) => bySound.compare(word, name) <= 0);
  return letters[nth] ?? '';
}

interface LetteredRegion extends RegionOption {
  readonly letter: string;
  /** The letter's heading stands above the first of its regions. */
  readonly isFirst: boolean;
}

/** Lists this long are in the order of letters. */
const longList = 10;

/** A long list by letters, a short one as it stands in the table. */
export function byLetter(regions: readonly RegionOption[]): readonly LetteredRegion[] {
  if (regions.length < longList) return regions.map((region) => ({ ...region, letter: '', isFirst: false }));
  return regions
    .map((region) => ({ ...region, letter: letterOf(region.name) }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter) || bySound.compare(a.name, b.name))
    .map((region, nth, all) => ({ ...region, isFirst: region.letter !== '' && all[nth - 1]?.letter !== region.letter }));
}
