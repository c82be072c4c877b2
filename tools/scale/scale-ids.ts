import { createHash } from 'node:crypto';
import { pastId } from '../../apps/server/db/seeds/history/history-ids.ts';

/** The scale data's ids as pure functions: a bench picks goods, SKUs and members without asking the database. All count from 0. */
const FIRST_MID = 5001;

export const SHOPS = 3;
/** Of the third level, which goods stand in; each branch of the second has five of them, each top of the first four branches. */
export const CATEGORIES = 40;
export const BRANCHES = 8;
export const TOPS = 2;
export const BRANDS = 20;

export const midOf = (m: number): string => String(FIRST_MID + m);

export const cidOf = (m: number, s: number): string => `${midOf(m)}${s + 1}`;

const idOf = (m: number, n: number): string => pastId(midOf(m), n);

export const categoryIdOf = (m: number, c: number): string => idOf(m, c);
export const branchIdOf = (m: number, b: number): string => idOf(m, CATEGORIES + b);
export const topIdOf = (m: number, t: number): string => idOf(m, CATEGORIES + BRANCHES + t);

/** Above which category another stands. */
export const branchOf = (c: number): number => Math.floor(c / (CATEGORIES / BRANCHES));
export const topOf = (b: number): number => Math.floor(b / (BRANCHES / TOPS));

export const brandIdOf = (m: number, b: number): string => idOf(m, b);
export const brandOf = (g: number): number => g % BRANDS;

export const goodsIdOf = (m: number, g: number): string => idOf(m, g);

export const skuIdOf = (m: number, g: number, k: number): string => idOf(m, g * 10 + k);

export const memberIdOf = (m: number, n: number): string => idOf(m, n);

/** Rows of which order n has several, up to ten: lines of its log, its postings, reviews of its lines. */
export const stepIdOf = (m: number, n: number, step: number): string => idOf(m, n * 10 + step);

/** Each goods stands on the shelf of one shop, so that there are as many shelf rows as goods. */
export const shopOf = (g: number): number => g % SHOPS;

/** Every shop has goods of every category. */
export const categoryOf = (g: number): number => g % CATEGORIES;

/** What member n sends as the session's token; the first 1,000 members of a merchant are logged in. */
export const tokenOf = (m: number, n: number): string =>
  `${midOf(m)}-${createHash('sha256').update(`scale session ${m} ${n}`).digest('base64url')}`;
