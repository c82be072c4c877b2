import { createHash } from 'node:crypto';

/** Beside the page's own origin. */
interface PolicyHosts {
  readonly images: readonly string[];
  /** Domains of the merchant's that a phone may ask whether they answer (spec 7.3). */
  readonly checked: readonly string[];
}

const noHosts: PolicyHosts = { images: [], checked: [] };

/**
 * No script but our own files, no style but our own and the one inlined sheet (by its hash). Colours of a shop stand in
 * style attributes as typed values, so attributes are allowed; nothing executable is ever inline.
 */
export function contentSecurityPolicy(inlinedCss: string, { images, checked }: PolicyHosts = noHosts): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'sha256-${hashOf(inlinedCss)}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${images.join(' ')}`.trimEnd(),
    // films stand where pictures do
    `media-src 'self' ${images.join(' ')}`.trimEnd(),
    `font-src 'self'`,
    // on the port of the page itself, whichever that is
    `connect-src 'self' ${checked.map((host) => `${host}:*`).join(' ')}`.trimEnd(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

const hashes = new Map<string, string>();

/** Hashing a sheet again for every page would cost more than a statement to PostgreSQL. */
function hashOf(css: string): string {
  const known = hashes.get(css) ?? createHash('sha256').update(css).digest('base64');
  hashes.set(css, known);
  return known;
}
