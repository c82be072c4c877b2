import type { RecognisedText } from './address.types.ts';
import { fieldless, labels, links, phrases, pictures, postcodes } from './address-words.ts';
import { findPhones } from './find-phones.ts';
import { type FoundRegion, findRegionIn } from './find-region.ts';
import { isPlace, nameAtEnd, nameLikeness } from './person-name.ts';
import { type Segment, TextMarks, type TextPart, type TextSpan } from './text-marks.ts';

export interface TakenApart extends RecognisedText {
  /** All signs of the text in their order, each with what it was taken for. */
  readonly pieces: readonly TextPart[];
}

/** Full-width signs become plain ones, one for one: places in the text stay where they are. */
const plainOf = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
    .replace(/臺/g, '台');

/**
 * Takes a pasted text apart into name, phone, region and street. Nothing is made up: what is not recognised stays empty, and
 * every sign of the text is in one piece.
 */
export function recogniseAddress(original: string): TakenApart {
  const marks = new TextMarks(plainOf(original));
  for (const pattern of [pictures, links, postcodes]) marks.takeAll('noise', pattern);
  const without = marks.takeAll('noise', fieldless);
  const { mobiles, others } = findPhones(marks.open);
  const [phone] = mobiles;
  if (phone) marks.take('phone', phone);
  const unused: TextSpan[] = [...without, ...others, ...mobiles.slice(1)];
  for (const span of unused) marks.take('noise', span);
  const labelled = takeLabels(marks);
  for (const phrase of phrases) marks.takeAll('noise', phrase);
  const region = takeRegion(marks);
  const name = takeName(marks, { phone, region, labelled });
  const street = takeStreet(marks, { region, labelled });
  return {
    name: name && textOf(marks, name).replace(/^[(·.-]+|[)·-]+$/g, ''),
    phone: phone?.digits ?? '',
    regionCode: region?.code ?? '',
    street: street.text,
    unused: [...unused, ...street.left]
      .toSorted((a, b) => a.from - b.from)
      .map((span) => original.slice(span.from, span.to).trim())
      .join(' '),
    pieces: marks.pieces(original),
  };
}

const textOf = ({ text }: TextMarks, { from, to }: TextSpan) => text.slice(from, to);

interface Labelled {
  readonly name: readonly TextSpan[];
  readonly street: readonly TextSpan[];
}

function takeLabels(marks: TextMarks): Labelled {
  const take = (patterns: readonly RegExp[]) => patterns.flatMap((pattern) => marks.takeAll('noise', pattern));
  const name = take(labels.name);
  // What such a label names is of no use here: it goes with it, to the end of its line or to the next label.
  for (const { to } of take(labels.other)) {
    const rest = /^[^\0\s,、;|]*/u.exec(marks.open.slice(to))?.[0].length ?? 0;
    marks.take('noise', { from: to, to: to + rest });
  }
  take(labels.phone);
  const street = take(labels.street);
  take(labels.region);
  return { name, street };
}

/** The region, and once more where the text repeats it. */
function takeRegion(marks: TextMarks): FoundRegion | undefined {
  const region = findRegionIn(marks.openWords);
  if (!region) return undefined;
  marks.take('region', region);
  const again = findRegionIn(marks.openWords);
  const isSame = again && region.code.startsWith(again.code.replace(/(?:00){1,2}$/, ''));
  if (isSame && /[省市区县旗州]$/u.test(textOf(marks, again))) marks.take('region', again);
  return region;
}

interface Around {
  readonly phone?: TextSpan | undefined;
  readonly region: TextSpan | undefined;
  readonly labelled: Labelled;
}

const nameEnough = 30;

function takeName(marks: TextMarks, around: Around): TextSpan | '' {
  const segments = marks.segments();
  const named = around.labelled.name.map(({ to }) => segments.find(({ from, text }) => from >= to && from - to <= 2 && text.length <= 25));
  const chosen = named.find((segment) => segment !== undefined) ?? bestName(segments, around) ?? nameBehindHouse(segments, around);
  if (!chosen) return '';
  marks.take('name', chosen);
  return chosen;
}

/** Words alone are nobody's name: a phone, a region or a street stands with it. */
function bestName(segments: readonly Segment[], { phone, region }: Around): Segment | undefined {
  if (!phone && !region && !segments.some(({ text }) => isPlace(text))) return undefined;
  const order = [...segments, ...[phone, region].filter((span) => span !== undefined)].toSorted((a, b) => a.from - b.from);
  const score = (segment: Segment): number => {
    const bare = segment.text.replace(/^\(|\)$/g, '');
    const likeness = nameLikeness(bare);
    if (likeness === 0) return 0;
    const nth = order.indexOf(segment);
    const [before, after] = [order[nth - 1], order[nth + 1]];
    const isByPhone = phone !== undefined && (before === phone || after === phone);
    const isBehindRegion = region !== undefined && before === region;
    return (
      likeness +
      (isByPhone ? 15 : 0) +
      (nth === 0 || nth === order.length - 1 ? 5 : 0) +
      (region !== undefined && after === region ? 8 : 0) -
      (isBehindRegion ? (segment.from === region.to ? 25 : isPlace(bare) ? 15 : 6) : 0)
    );
  };
  const [best] = segments.map((segment) => ({ segment, score: score(segment) })).toSorted((a, b) => b.score - a.score);
  return best && best.score >= nameEnough ? best.segment : undefined;
}

/** "文三路90号张三", then the phone or nothing more. */
function nameBehindHouse(segments: readonly Segment[], { phone }: Around): TextSpan | undefined {
  for (const segment of segments) {
    const isLast = segment === segments.at(-1) || (phone !== undefined && phone.from >= segment.to && phone.from - segment.to <= 2);
    const name = isLast ? nameAtEnd(segment.text) : '';
    if (name) return { from: segment.to - name.length, to: segment.to };
  }
  return undefined;
}

/** The street, with what is left over beside it. */
function takeStreet(marks: TextMarks, { region, labelled }: Around): { readonly text: string; readonly left: readonly TextSpan[] } {
  const segments = marks.segments();
  const isPostcode = ({ text }: Segment) => /^\(?\d{6}\)?$/.test(text);
  const firstBehind = region && segments.find(({ from }) => from >= region.to);
  const isStreet = (segment: Segment) =>
    !/^\(?\d{6,}\)?$/.test(segment.text) &&
    (isPlace(segment.text) || segment === firstBehind || labelled.street.some(({ to }) => segment.from >= to && segment.from - to <= 2)) &&
    !/^[\d()-]{1,5}$/.test(segment.text);
  const certain = segments.filter(isStreet);
  const [first, last] = [certain[0], certain.at(-1)];
  // Doors and floors that stand alone belong to the street they follow.
  const street = segments.filter(
    (segment) =>
      first &&
      last &&
      !isPostcode(segment) &&
      segment.from >= first.from &&
      (segment.from <= last.from || /^[\d()-]{1,5}$/.test(segment.text)),
  );
  for (const segment of street) marks.take('street', segment);
  const left = segments.filter((segment) => !street.includes(segment) && !isPostcode(segment) && /[\p{L}\d]/u.test(segment.text));
  return { text: joined(street), left };
}

const joined = (segments: readonly Segment[]): string =>
  segments
    .map(({ text, from }, nth) => (nth > 0 && segments[nth - 1]?.to !== from ? ' ' : '') + text)
    .join('')
    .replace(/^[-.·,)]+|[-.·(]+$/g, '')
    .trim();
