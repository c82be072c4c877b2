export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Lines as they are typed, from sections. */
export const linesOf = (sections: readonly Section[]): string =>
  sections.map(({ heading, paragraphs }) => [...(heading === '' ? [] : [`# ${heading}`]), ...paragraphs].join('\n')).join('\n\n');

/** Sections from lines as they are typed: "# …" begins one, every other line is a paragraph of it. */
export function sectionsOf(text: string): { heading: string; paragraphs: string[] }[] {
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.replace(/\p{Cc}/gu, ' ').trim())) {
    const [, heading] = /^[#\uff03]+\s*(.*)$/.exec(line) ?? [];
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else if (line !== '') {
      if (sections.length === 0) sections.push({ heading: '', paragraphs: [] });
      sections.at(-1)?.paragraphs.push(line);
    }
  }
  return sections;
}

/** What the next version is likely called: "1.0" → "1.1"; a name that counts nothing stays. */
export const nextVersion = (version: string): string => version.replace(/\d+$/, (last) => String(Number(last) + 1));
