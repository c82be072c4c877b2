import sharp from 'sharp';
import { encode } from 'uqr';
import { breakLines, escapeXml } from './poster-words.ts';

export interface Poster {
  readonly title: string;
  readonly describe: string;
  /** Of goods, and what stood there before, struck through. */
  readonly price: { readonly now: string; readonly before: string | null } | null;
  readonly shopName: string;
  readonly shopNote: string;
  /** Files of ours; null where there is none. */
  readonly picture: string | null;
  readonly logo: string | null;
  /** Where the code leads. */
  readonly address: string;
  readonly words: { readonly scan: string; readonly enter: string };
  readonly theme: 'plain' | 'ink';
  /** Of the shop's style: what stands around the card, and the line that says where to go. */
  readonly colours: { readonly ground: string; readonly strong: string };
}

/** Pixels: the design's 375 at twice its size. */
const WIDTH = 750;
const EDGE = 40;
const PAD = 32;
const INNER = WIDTH - 2 * (EDGE + PAD);
const LEFT = EDGE + PAD;
const LOGO = 72;
const CODE = 184;
const PICTURE_TOP = EDGE + PAD + LOGO + 24;
const [PRICE_LINE, TITLE_LINE, DESCRIBE_LINE] = [68, 58, 40];

const INK = '#1d1e20';
const QUIET = '#6b7079';
const LINE = '#eceef1';
const SANS = 'Noto Sans CJK SC, PingFang SC, sans-serif';
const headings = { plain: SANS, ink: 'Noto Serif CJK SC, Songti SC, serif' } as const;

/** A card with the page's picture and words, whose shop it is, and a code that leads there. */
export async function drawPoster(poster: Poster): Promise<Buffer> {
  const title = breakLines(poster.title, INNER / 40, 2);
  const describe = breakLines(poster.describe, INNER / 26, 2);
  const [picture, logo] = await Promise.all([cover(poster.picture, INNER, 20), cover(poster.logo, LOGO, 16)]);
  const priceTop = PICTURE_TOP + (picture ? INNER + 32 : 0);
  const wordsTop = priceTop + (poster.price ? PRICE_LINE : 0);
  const footTop = wordsTop + title.length * TITLE_LINE + describe.length * DESCRIBE_LINE + (describe.length > 0 ? 12 : 0) + 24;
  const height = footTop + 32 + CODE + PAD + EDGE;
  const pictures = [
    ...(picture ? [{ input: picture, left: LEFT, top: PICTURE_TOP }] : []),
    ...(logo ? [{ input: logo, left: LEFT, top: EDGE + PAD }] : []),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="${SANS}">${[
    `<rect width="${WIDTH}" height="${height}" fill="${poster.colours.ground}"/>`,
    `<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${height - 2 * EDGE}" rx="32" fill="#fff"/>`,
    shopOf(poster, logo !== null),
    priceOf(poster, priceTop + 46),
    ...title.map((line, at) => text(line, { y: wordsTop + 42 + at * TITLE_LINE, size: 40, isBold: true, font: headings[poster.theme] })),
    ...describe.map((line, at) => text(line, { y: wordsTop + title.length * TITLE_LINE + 36 + at * DESCRIBE_LINE, size: 26, fill: QUIET })),
    `<path d="M${LEFT} ${footTop}h${INNER}" stroke="${LINE}" stroke-width="2"/>`,
    footOf(poster, footTop + 32),
  ].join('')}</svg>`;
  return sharp(Buffer.from(svg)).composite(pictures).png({ palette: true, quality: 92, effort: 4 }).toBuffer();
}

function shopOf({ shopName, shopNote, theme }: Poster, hasLogo: boolean): string {
  const x = hasLogo ? LEFT + LOGO + 20 : LEFT;
  const top = EDGE + PAD;
  const [name = ''] = breakLines(shopName, (INNER + LEFT - x) / 32, 1);
  const [note = ''] = breakLines(shopNote, (INNER + LEFT - x) / 24, 1);
  const nameY = top + (note ? 32 : 46);
  return text(name, { x, y: nameY, size: 32, isBold: true, font: headings[theme] }) + text(note, { x, y: top + 66, size: 24, fill: QUIET });
}

function priceOf({ price, colours }: Poster, y: number): string {
  if (!price) return '';
  const before = price.before
    ? `<tspan dx="16" font-size="28" font-weight="400" fill="${QUIET}" text-decoration="line-through">${escapeXml(price.before)}</tspan>`
    : '';
  return `<text x="${LEFT}" y="${y}" font-family="${SANS}" font-size="50" font-weight="700" fill="${colours.strong}">${escapeXml(price.now)}${before}</text>`;
}

function footOf({ address, words, colours }: Poster, top: number): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const at = `translate(${LEFT + INNER - CODE} ${top}) scale(${CODE / size})`;
  return (
    text(words.enter, { y: top + 84, size: 34, isBold: true, fill: colours.strong }) +
    text(words.scan, { y: top + 132, size: 26, fill: QUIET }) +
    `<path transform="${at}" shape-rendering="crispEdges" fill="${INK}" d="${path}"/>`
  );
}

interface TextStyle {
  readonly x?: number;
  /** Of the line the signs stand on. */
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly fill?: string;
  readonly font?: string;
}

const text = (line: string, { x = LEFT, y, size, isBold = false, fill = INK, font = SANS }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${fill}">${escapeXml(line)}</text>`;

/** A file as a square with round corners; one that cannot be read leaves its place empty. */
async function cover(file: string | null, size: number, radius: number): Promise<Buffer | null> {
  if (file === null) return null;
  const corners = Buffer.from(`<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`);
  return sharp(file)
    .resize(size, size, { fit: 'cover' })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => null);
}
