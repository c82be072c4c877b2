const CUT = '[cut]';

/** What a message of a failed request may drag along: each of these would let a reader of the log act as somebody, or know them. */
const secretLooking: readonly [RegExp, string][] = [
  // Query and fragment of an address, up to where the address ends.
  [/([?#])[^\s"'<>)]+/g, `$1${CUT}`],
  [
    /\b(\w*(?:token|ticket|code|password|secret|openid|unionid|cookie|authorization)\w*["']?\s*[=:]\s*["']?(?:bearer\s+)?)[^\s"'&,;})]+/gi,
    `$1${CUT}`,
  ],
  // As long as a session's token, a ticket or a digest; ids and the names of our files are shorter.
  [/[\w-]{32,}/g, CUT],
  // A mobile phone's number.
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, CUT],
];

/** The phone leaves such things out itself; an old build or a stranger may not. */
export const withoutSecrets = (text: string): string =>
  secretLooking.reduce((stored, [pattern, instead]) => stored.replace(pattern, instead), text);
