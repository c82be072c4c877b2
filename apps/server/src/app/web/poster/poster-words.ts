const FIRST_WIDE = 0x2000;

/** Chinese characters are one em wide, Latin letters and digits of the same face a little over half. */
const widthOf = (sign: string): number => (sign === ' ' ? 0.25 : (sign.codePointAt(0) ?? 0) < FIRST_WIDE ? 0.58 : 1);
const emsOf = (text: string): number => [...text].reduce((ems, sign) => ems + widthOf(sign), 0);

/** A text on at most so many lines of so many ems, about equally long; Latin words stay whole, what does not fit ends in dots. */
export function breakLines(text: string, ems: number, most: number): string[] {
  const full = fillLines(text, ems);
  if (full.length > most) return [...full.slice(0, most - 1), cut(full[most - 1] ?? '', ems)];
  // The narrowest column that needs no more lines leaves no sign alone on the last one.
  for (let width = emsOf(text) / full.length; width < ems; width += 0.5) {
    const lines = fillLines(text, width);
    if (lines.length === full.length) return lines;
  }
  return full;
}

function fillLines(text: string, ems: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text.trim(), ems)) {
    if (emsOf(line + part.trimEnd()) <= ems) line += part;
    else {
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** Where a line may end: after a Latin word with its space, and after any other sign. A word longer than a line is cut up. */
const partsOf = (text: string, ems: number): string[] =>
  (text.match(/[!-\u02ff]+ *|[\s\S]/gu) ?? []).flatMap((part) => (emsOf(part) > ems ? [...part] : [part]));

function cut(line: string, ems: number): string {
  const signs = [...line];
  while (signs.length > 0 && emsOf(`${signs.join('')}…`) > ems) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** As XML may hold it: some signs it refuses altogether, and half of one would spoil the picture. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
