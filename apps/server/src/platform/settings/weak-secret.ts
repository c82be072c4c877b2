const EXAMPLE = /simulator|example|secret|passw|postgres|qianpu|change.?me|default/i;

/** Of 32 random bytes some 30 differ; fewer than 20 never happen in anybody's life. */
const DIFFERENT_BYTES = 20;
/** Of 32 random characters of any usual alphabet far more differ. */
const DIFFERENT_CHARACTERS = 10;

/** Whether a key of 64 hexadecimal digits was written by hand: repeated, counted up, or of few bytes. */
export function isExampleKey(hex: string): boolean {
  const bytes = Buffer.from(hex, 'hex');
  const steps = bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0)).subarray(1);
  return new Set(bytes).size < DIFFERENT_BYTES || new Set(steps).size < 3;
}

/** Whether a secret of free form can be guessed: short, of few characters, or with a word in it that examples have. */
export const isGuessable = (text: string, shortest: number): boolean =>
  text.length < shortest || new Set(text).size < Math.min(DIFFERENT_CHARACTERS, shortest / 2) || EXAMPLE.test(text);
