import type { PastMember } from '../../history/history.types.ts';
import { avatarOf } from './avatar-of.ts';
import { DAY_MS, firstDayMs, YEAR_DAYS } from './calendar.ts';
import type { Chance } from './chance.ts';
import { localHomes, otherHomes, streets } from './homes.ts';
import { drawNickName, drawRealName } from './names.ts';

const MEMBERS = 2_400;
/** So many live where the fresh shop delivers. */
const LOCAL_SHARE = 0.6;
/** So many had joined before the year began; the others come over the year. */
const EARLY_SHARE = 0.4;
/** Who joined later than this before the year's end has hardly had the time to buy. */
const LAST_JOIN_DAYS = 10;

export interface YearMember extends PastMember {
  readonly isLocal: boolean;
  /** How often the member buys, against others. */
  readonly activity: number;
}

/** In the order they joined. */
export function planMembers(nowMs: number, chance: Chance): YearMember[] {
  const joined = Array.from({ length: MEMBERS }, () => joinedMs(nowMs, chance)).sort((one, other) => one - other);
  return joined.map((joinedMs, n) => planMember(n, joinedMs, chance));
}

function joinedMs(nowMs: number, chance: Chance): number {
  const days = chance.is(EARLY_SHARE) ? -200 * chance.next() : (YEAR_DAYS - LAST_JOIN_DAYS) * chance.next();
  return Math.floor(firstDayMs(nowMs) + days * DAY_MS);
}

function planMember(n: number, joinedMs: number, chance: Chance): YearMember {
  const isLocal = chance.is(LOCAL_SHARE);
  const [regionCode, province, city, district] = chance.pick(isLocal ? localHomes : otherHomes);
  const street = `${chance.pick(streets)} ${chance.between(1, 399)} 号 ${chance.between(1, 30)} 幢 ${chance.between(1, 24)}0${chance.between(1, 4)}`;
  // A block of numbers nobody has been given.
  const phone = `1990000${String(n).padStart(4, '0')}`;
  return {
    n,
    phone: null,
    nickName: drawNickName(chance),
    avatar: avatarOf(n),
    // Set when the orders are planned.
    hasTraded: false,
    joinedMs,
    address: { name: drawRealName(chance), phone, province, city, district, street },
    regionCode,
    isLocal,
    activity: Math.exp(0.95 * bell(chance)),
  };
}

/** Nearly a normal distribution around 0. */
const bell = (chance: Chance): number => Array.from({ length: 6 }, () => chance.next()).reduce((sum, part) => sum + part, -3) * Math.SQRT2;
