import type { TextSpan } from './text-marks.ts';

const country = '(?:\\(?(?:\\+|00)?86\\)?[\\s-]{0,2})?';
/** Eleven digits; the usual groups are looked for before any others. */
const mobiles = [
  new RegExp(`(?<![\\d*])${country}(1[3-9]\\d{9})(?!\\d)`, 'g'),
  new RegExp(`(?<![\\d*])${country}(1[3-9]\\d[\\s-]{1,2}\\d{4}[\\s-]{1,2}\\d{4})(?!\\d)`, 'g'),
  new RegExp(
    `(?<![\\d*])${country}(1[3-9]\\d[\\s-]?\\d{8}|1[3-9]\\d{5}[\\s-]\\d{4}|1[3-9]\\d{2}[\\s-]\\d{3}[\\s-]\\d{4}|1[3-9]\\d[\\s-]\\d{3}[\\s-]\\d{5})(?!\\d)`,
    'g',
  ),
];

/** Landlines and service numbers, which the mall does not call; an extension belongs to them. */
const landline = /(?<!\d)(?:\(?0\d{2,3}\)?[\s-]?\d{7,8}|[48]00[\s-]?\d{3}[\s-]?\d{4})(?:[-转]\d{1,6})?(?!\d)/g;

/** A number behind a mobile's, under which a parcel's carrier reaches it: 13800000000-1234, 转1234. */
const extension = /^(?:[-转]|\s?转\s?)\d{1,6}(?!\d)/u;

/** Every mobile number of a text in its order, the digits that count, and the numbers that are none. */
export function findPhones(text: string): {
  readonly mobiles: readonly (TextSpan & { digits: string })[];
  readonly others: readonly TextSpan[];
} {
  let rest = text;
  const blank = ({ from, to }: TextSpan) => {
    rest = rest.slice(0, from) + '\0'.repeat(to - from) + rest.slice(to);
  };
  const found: (TextSpan & { digits: string })[] = [];
  const others: TextSpan[] = [];
  for (const form of mobiles)
    for (const match of rest.matchAll(form)) {
      const span = { from: match.index, to: match.index + match[0].length };
      found.push({ ...span, digits: (match[1] ?? '').replace(/\D/g, '') });
      blank(span);
      const more = extension.exec(rest.slice(span.to))?.[0].length ?? 0;
      if (more > 0) {
        others.push({ from: span.to, to: span.to + more });
        blank({ from: span.to, to: span.to + more });
      }
    }
  for (const match of rest.matchAll(landline)) others.push({ from: match.index, to: match.index + match[0].length });
  return { mobiles: found.toSorted((a, b) => a.from - b.from), others };
}
