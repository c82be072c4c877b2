/** As WCAG counts it: what a colour is added before two are compared, and the two inks there are. */
const FLARE = 0.05;
const DARK = 0.013 + FLARE;
const LIGHT = 1 + FLARE;

/** Which ink reads better on a gradient of the merchant's own colours, where each reads worst. */
export function inkOn(...colours: readonly string[]): 'dark' | 'light' {
  const lights = colours.map((colour) => luminance(colour) + FLARE);
  return Math.min(...lights) / DARK >= LIGHT / Math.max(...lights) ? 'dark' : 'light';
}

/** Of "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
