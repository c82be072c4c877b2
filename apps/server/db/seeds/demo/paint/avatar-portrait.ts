/** Lists of different lengths, so that the same pairs come back late. */
const grounds = ['#f3d9c4', '#cfe0d6', '#dcd6ee', '#f6e3a8', '#c9dcec', '#f2cfd3', '#d9d4c7'];
const clothes = ['#5b7a6b', '#c4694f', '#44546a', '#d9a441', '#8a6f9e', '#3f3a37', '#b7c4b1', '#a84c5d'];
const skins = ['#f4cfb0', '#eec09a', '#f8dcc4', '#e3ad84', '#f1c7a6'];
const hairColours = ['#2b2320', '#3d2c23', '#1f1f23', '#5a3a28', '#2f2a3a', '#6d4c34'];

/** Drawn behind the face. */
const backs: readonly ((colour: string) => string)[] = [
  () => '',
  (colour) => `<path d="M27 46c0-20 10-30 23-30s23 10 23 30v26H27Z" fill="${colour}"/>`,
  (colour) => `<circle cx="50" cy="18" r="10" fill="${colour}"/>`,
  () => '',
  (colour) => `<path d="M29 44c-2-18 8-28 21-28s23 10 21 28l3 14c-8 4-40 4-48 0Z" fill="${colour}"/>`,
  (colour) => `<path d="M68 34c14 4 16 22 8 34-4-8-8-14-10-20Z" fill="${colour}"/>`,
];

/** Drawn over the forehead. */
const fronts: readonly ((colour: string) => string)[] = [
  (colour) => `<path d="M31 44c-2-18 7-27 19-27s21 9 19 27c-3-8-8-12-13-13-8 3-17 3-21 2-2 3-3 7-4 11Z" fill="${colour}"/>`,
  (colour) => `<path d="M31 46c0-19 8-28 19-28s19 9 19 28c-3-9-6-13-9-15H40c-4 2-7 7-9 15Z" fill="${colour}"/>`,
  (colour) => `<path d="M31 43c0-17 8-25 19-25s19 8 19 25c-4-6-10-12-19-12s-15 6-19 12Z" fill="${colour}"/>`,
  (colour) => `<path d="M31 40c0-15 9-22 20-22 10 0 18 7 18 21-6-2-10-6-12-10-5 7-15 11-26 11Z" fill="${colour}"/>`,
  (colour) => `<path d="M30 47c-1-20 8-30 20-30s21 10 20 30c-2-3-3-6-3-9H33c0 3-1 6-3 9Z" fill="${colour}"/>`,
];

const extras = [
  '',
  '<g fill="none" stroke="#4a4038" stroke-width="1.6"><circle cx="42" cy="48" r="5.5"/><circle cx="58" cy="48" r="5.5"/><path d="M47.5 48h5"/></g>',
  '',
  '<circle cx="31.5" cy="55" r="1.8" fill="#d9a441"/><circle cx="68.5" cy="55" r="1.8" fill="#d9a441"/>',
];

const mouths = ['M44 59q6 5 12 0', 'M45 60q5 3 10 0', 'M43.5 58q6.5 8 13 0'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A face on a plain ground, drawn on a field of 100. */
export function portraitSvg(nth: number): string {
  const [hair, skin, cloth] = [pick(hairColours, nth), pick(skins, nth + 1), pick(clothes, nth)];
  return `<rect width="100" height="100" fill="${pick(grounds, nth)}"/>${pick(backs, nth)(hair)}
<path d="M16 100c2-20 16-27 34-27s32 7 34 27Z" fill="${cloth}"/><path d="M42 62h16v12c-4 5-12 5-16 0Z" fill="${skin}"/>
<ellipse cx="50" cy="48" rx="18.5" ry="20.5" fill="${skin}"/>${pick(fronts, nth)(hair)}
<g fill="#33291f"><circle cx="42.5" cy="48.5" r="1.9"/><circle cx="57.5" cy="48.5" r="1.9"/></g>
<g fill="#e58f7b" opacity=".35"><circle cx="38.5" cy="55" r="3.6"/><circle cx="61.5" cy="55" r="3.6"/></g>
<path d="${pick(mouths, nth)}" fill="none" stroke="#8a4a3a" stroke-width="1.7" stroke-linecap="round"/>${pick(extras, nth)}`;
}
