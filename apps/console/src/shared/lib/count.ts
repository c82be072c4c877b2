/** "12,345", with a true minus sign. */
export const countText = (count: number): string =>
  count < 0 ? `\u2212${(-count).toLocaleString('en-US')}` : count.toLocaleString('en-US');
