export interface SplitAnswer {
  /** The bytes that are signed, as they came. */
  readonly content: string;
  /** Empty when the gateway did not know whom it answered. */
  readonly signature: string;
}

const SIGNATURE = String.raw`"sign"\s*:\s*"(?<behind>[^"]*)"`;
const IN_FRONT = SIGNATURE.replace('behind', 'front');

/**
 * Takes an answer apart without reading it: what is signed is a piece of the text, and what is read afterwards must be this very piece.
 * Undefined for anything but one object of the method's name, or of an error's, with its signature before or behind it.
 */
export function splitAnswer(text: string, method: string): SplitAnswer | undefined {
  const name = `(?:${method.replaceAll('.', '_')}_response|error_response)`;
  const form = new RegExp(
    String.raw`^\s*\{\s*(?:${IN_FRONT}\s*,\s*)?"${name}"\s*:\s*(?<content>\{.*\})\s*(?:,\s*${SIGNATURE}\s*)?\}\s*$`,
    's',
  );
  const { content, front, behind } = form.exec(text)?.groups ?? {};
  if (content === undefined || (front !== undefined && behind !== undefined)) return undefined;
  // Within JSON a slash may stand behind a backslash.
  return { content, signature: (front ?? behind ?? '').replaceAll(String.raw`\/`, '/') };
}
