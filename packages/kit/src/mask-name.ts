const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** "荔***枝": the first and the last sign of a name, however many there are between. */
export function maskName(name: string): string {
  const [first = '', ...others] = [...signs.segment(name)].map(({ segment }) => segment);
  return `${first}***${others.at(-1) ?? ''}`;
}
