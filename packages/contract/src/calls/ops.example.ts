import type { ExamplesOf } from '../schema.ts';
import type { opsSchemas } from './ops.schema.ts';
import type { opsRows } from './ops.ts';

export const opsExamples: ExamplesOf<typeof opsRows, typeof opsSchemas> = {
  'ops.report.error': [
    {
      kind: 'chunk-load',
      message: 'Failed to fetch dynamically imported module',
      page: '/shop/cart.html',
      build: '3f2a90c1d4e5',
      env: 'h5',
    },
  ],
};
