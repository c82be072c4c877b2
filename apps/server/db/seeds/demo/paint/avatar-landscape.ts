const skies = [
  ['#f7c9a0', '#e5866a'],
  ['#bfe0ef', '#7fb6d6'],
  ['#2c3a5c', '#6a6f9a'],
  ['#f3e2c0', '#c9d9b7'],
  ['#f4d3d8', '#b7a3cf'],
  ['#d6ecdf', '#8fc2a8'],
  ['#fdebb8', '#f2b36b'],
] as const;
const lands = ['#3f5d50', '#54724f', '#2f3f52', '#6d5a4a', '#47688a'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const hills = (land: string) =>
  `<path d="M0 66c18-14 30-12 46-2s34 8 54-8v44H0Z" fill="${land}" opacity=".75"/><path d="M0 82c24-12 44-6 60-4s28-2 40-8v30H0Z" fill="${land}"/>`;
const sea = (land: string) =>
  `<path d="M0 62h100v38H0Z" fill="${land}" opacity=".8"/><path d="M10 72q8-4 16 0t16 0M48 80q8-4 16 0t16 0M22 90q8-4 16 0t16 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
const leaves = (land: string) =>
  [-40, -14, 14, 40]
    .map((turn) => `<path d="M50 96C34 70 36 44 50 26c14 18 16 44 0 70Z" fill="${land}" opacity=".82" transform="rotate(${turn} 50 96)"/>`)
    .join('');
const peak = (land: string) =>
  `<path d="M-6 100 38 36l18 26 12-16 40 54Z" fill="${land}"/><path d="m38 36 9.5 14-7-2-5 5-6-4Z" fill="#fff" opacity=".9"/>`;

const places = [hills, sea, leaves, peak];

/** A place below the sun or the moon, drawn on a field of 100. */
export function landscapeSvg(nth: number): string {
  const [top, bottom] = pick(skies, nth);
  const sun =
    nth % 4 === 2
      ? ''
      : `<circle cx="${30 + ((nth * 17) % 44)}" cy="${24 + ((nth * 7) % 16)}" r="${9 + (nth % 3) * 2}" fill="#fffaf0" opacity=".92"/>`;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#sky)"/>${sun}${pick(places, nth)(pick(lands, nth))}`;
}
