/** A whole address of the web; whether it may be followed is another question. */
export function isUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}
