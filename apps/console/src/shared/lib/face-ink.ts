const channel = (hex: string, at: number): number => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** As WCAG 2 counts it, of "#aabbcc". */
const luminance = (hex: string): number => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Almost black, as letters are. */
const DARK = luminance('#1b1d21');

/** Which letters are read better on all of a face that runs from one colour to another. */
export function inkOn(colourFrom: string, colourTo: string): 'dark' | 'light' {
  const ends = [luminance(colourFrom), luminance(colourTo)];
  const worst = (ink: number) => Math.min(...ends.map((end) => contrast(ink, end)));
  return worst(DARK) >= worst(1) ? 'dark' : 'light';
}
