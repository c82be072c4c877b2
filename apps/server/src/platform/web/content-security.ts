import { createHash } from 'node:crypto';

/**
 * No script but our own files, no style but our own and the one inlined sheet (by its hash). Colours of a shop stand in
 * style attributes as typed values, so attributes are allowed; nothing executable is ever inline.
 */
export function contentSecurityPolicy(inlinedCss: string, imageHosts: readonly string[]): string {
  const hash = createHash('sha256').update(inlinedCss).digest('base64');
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'sha256-${hash}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: ${imageHosts.join(' ')}`.trimEnd(),
    // films stand where pictures do
    `media-src 'self' ${imageHosts.join(' ')}`.trimEnd(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
