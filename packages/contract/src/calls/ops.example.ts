import type { ExamplesOf } from '../schema.ts';
import type { domainCheckSchemas, opsSchemas, opsStaffSchemas } from './ops.schema.ts';
import type { domainCheckRows, opsRows, opsStaffRows } from './ops.ts';

export const opsExamples: ExamplesOf<typeof opsRows, typeof opsSchemas> = {
  'ops.report.error': [
    {
      kind: 'chunk-load',
      message: 'Failed to fetch dynamically imported module',
      page: '/shop/cart.html',
      build: '3f2a90c1d4e5',
      env: 'h5',
    },
    {
      kind: 'page',
      message: 'TypeError: undefined is not an object',
      page: '/shop/',
      build: '3f2a90c1d4e5',
      env: 'h5',
      breadcrumbs: [
        { ago: 5_200, kind: 'page', what: '/shop/' },
        { ago: 900, kind: 'tap', what: 'button 加入购物车' },
        { ago: 120, kind: 'call', what: 'cart.line.add ok' },
      ],
    },
  ],
  'ops.report.vitals': [
    { page: 'index', env: 'h5', build: '3f2a90c1d4e5', LCP: 1_240.5, FCP: 800, TTFB: 210, CLS: 0.004 },
    { page: 'goodDetail', env: 'mini', build: '3f2a90c1d4e5', INP: 64 },
  ],
};

export const domainCheckExamples: ExamplesOf<typeof domainCheckRows, typeof domainCheckSchemas> = {
  'ops.domainCheck.config': [{ versionCode: '1' }],
  'ops.domainCheck.serverTime': [{}],
  'ops.domainCheck.report': [
    ({ mid, cid }) => ({
      mid,
      headers: {},
      body: JSON.stringify([
        {
          domain: 'shop.example.com',
          bizType: 1,
          requestTime: 1_794_000_000_000,
          cid,
          mid,
          serverTime: 1_794_000_000_040,
          recieveTime: 1_794_000_000_090,
          errorTime: null,
          thirdPartyFlag: 0,
          userAgent: 'Mozilla/5.0',
        },
      ]),
    }),
  ],
};

export const opsStaffExamples: ExamplesOf<typeof opsStaffRows, typeof opsStaffSchemas> = {
  'ops.domainCheck.set': [{ bizDomains: [], otherDomains: [], reportMinutes: 60 }],
  'ops.task.list': [{}, { pageSize: 10 }],
  'ops.task.find': [{ id: '1' }],
  'ops.task.download': [{ id: '1', part: 0 }],
};
