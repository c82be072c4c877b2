export type KeyKind = 'PRIVATE' | 'PUBLIC';

/** How the older form of a private key begins: a whole number right after the version, where the newer one names its kind. */
const OLDER = /^MII[A-Za-z0-9+/]{2}[QAwg]IBAAK/;

/** Alipay's tools show keys without their first and last line: those are added, and what has them stays as it is. */
export function pemOf(kind: KeyKind, typed: string): string {
  const text = typed.trim();
  if (text === '' || text.startsWith('-----')) return text;
  const letters = text.replace(/\s/g, '');
  const name = kind === 'PRIVATE' && OLDER.test(letters) ? 'RSA PRIVATE' : kind;
  return [`-----BEGIN ${name} KEY-----`, ...(letters.match(/.{1,64}/g) ?? []), `-----END ${name} KEY-----`].join('\n');
}
