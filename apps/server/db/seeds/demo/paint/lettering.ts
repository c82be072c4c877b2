import type { DemoShop, SceneWords } from '../demo.types.ts';

type Theme = DemoShop['style']['theme'];

interface Lettering {
  readonly heading: string;
  readonly line: string;
  readonly button: string;
}

interface LetteringStyle {
  readonly text: string;
  readonly buttonFill: string;
  readonly buttonText: string;
  readonly theme: Theme;
  /** Width the lines may take, in pixels. */
  readonly room: number;
}

const bodyFont = 'Noto Sans CJK SC';
const headingFonts: Readonly<Record<Theme, string>> = { plain: bodyFont, ink: 'Noto Serif CJK SC' };
const left = 56;
const buttonPadding = 34;

export function letteringSvg({ heading, line, button }: Lettering, style: LetteringStyle): string {
  const headingSize = fittingSize(heading, 68, style.room);
  const lineSize = fittingSize(line, 35, style.room);
  const buttonWidth = Math.round(widthInEms(button) * 34 + buttonPadding * 2);
  return `<g fill="${style.text}"><text x="${left}" y="134" font-family="${headingFonts[style.theme]}" font-size="${headingSize}" font-weight="700">${escapeXml(heading)}</text>
<text x="${left + 2}" y="196" font-family="${bodyFont}" font-size="${lineSize}">${escapeXml(line)}</text></g>
<rect x="${left}" y="248" width="${buttonWidth}" height="74" rx="37" fill="${style.buttonFill}"/>
<text x="${left + buttonWidth / 2}" y="297" text-anchor="middle" font-family="${bodyFont}" font-size="34" font-weight="700" fill="${style.buttonText}">${escapeXml(button)}</text>`;
}

interface WordsStyle {
  readonly width: number;
  /** Painted pixels of one pixel of the page. */
  readonly scale: number;
  readonly text: string;
  readonly theme: Theme;
}

/** Smaller than this no line of a page is set, in pixels of the page. */
const smallestLine = 12;

const airOf = (size: number) => size * 0.8;
const lineSizeOf = (size: number) => Math.max(smallestLine, size / 2);

/** How far down the words of a picture reach, in pixels of the page. */
export const wordsHeight = ({ size }: SceneWords): number => airOf(size) * 2 + size * 0.9 + lineSizeOf(size) * 1.65;

/** Words at the top left of a page's picture, with nearly as much air around them as they are high. */
export function wordsSvg({ heading, line, size }: SceneWords, { width, scale, text, theme }: WordsStyle): string {
  const air = airOf(size) * scale;
  const room = width - air * 2;
  const headingSize = fittingSize(heading, size * scale, room);
  const lineSize = fittingSize(line, lineSizeOf(size) * scale, room);
  const foot = air + headingSize * 0.9;
  return `<g fill="${text}"><text x="${air}" y="${foot}" font-family="${headingFonts[theme]}" font-size="${headingSize}" font-weight="700">${escapeXml(heading)}</text>
<text x="${air}" y="${foot + lineSize * 1.65}" font-family="${bodyFont}" font-size="${lineSize}">${escapeXml(line)}</text></g>`;
}

function fittingSize(text: string, usual: number, room: number): number {
  return Math.min(usual, Math.floor(room / widthInEms(text)));
}

/** Chinese characters are one em wide, Latin letters and digits of the same face a little over half. */
function widthInEms(text: string): number {
  return [...text].reduce((ems, character) => ems + (character === ' ' ? 0.25 : character.charCodeAt(0) < 0x2000 ? 0.58 : 1), 0);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
