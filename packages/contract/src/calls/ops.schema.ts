import { stringLimit } from '@qianpu/kit/analytics';
import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import type { opsRows } from './ops.ts';

/** What went wrong on a phone: the specification's words (2.1, 4, 8), and ours for what it does not name. */
export const ErrorKind = z.enum([
  'chunk-load',
  'router',
  'http',
  'institutions-CID-Exception',
  'domainConfigError',
  'domainRequestReportError',
  'domainCheckErrorList',
  /** A page's own code failed. */
  'page',
  /** A decorated link led where the merchant's links may not lead. */
  'foreign-link',
  /** The bottom navigation was looked for in vain. */
  'nav-hidden',
]);

export const opsSchemas = {
  'ops.report.error': {
    input: z.object({
      kind: ErrorKind,
      message: z.string().max(stringLimit),
      /** The path alone: a query may hold a login. */
      page: z
        .string()
        .regex(/^\/[^?#\s]*$/)
        .max(200),
      build: z.string().regex(/^[\w.-]{0,32}$/),
      env: z.enum(['h5', 'mobile-mall', 'mini', 'pc']),
    }),
    output: z.object({}),
  },
} satisfies SchemasOf<typeof opsRows>;
