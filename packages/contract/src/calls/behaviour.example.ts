import type { ExamplesOf } from '../schema.ts';
import type { behaviourSchemas, behaviourStaffSchemas } from './behaviour.schema.ts';
import type { behaviourRows, behaviourStaffRows } from './behaviour.ts';

export const behaviourExamples: ExamplesOf<typeof behaviourRows, typeof behaviourSchemas> = {
  'behaviour.analytics.config': [{}],
  'behaviour.report.analytics': [
    ({ cid }) => ({
      visitorId: 'g7b1f0c52',
      sessionId: '5d0ea6f1',
      cid,
      env: 'h5',
      channel: 'spring-poster',
      events: [
        { n: 1, name: 'view', page: 'index', ago: 12_400 },
        { n: 2, name: 'tap', page: 'index', ago: 3_100, target: '/shop/item/7.html' },
        { n: 3, name: 'leave', page: 'index', ago: 3_000, stayMs: 9_400 },
      ],
    }),
  ],
};

export const behaviourStaffExamples: ExamplesOf<typeof behaviourStaffRows, typeof behaviourStaffSchemas> = {
  'behaviour.analytics.set': [{ isOn: true }, { isOn: false }],
};
