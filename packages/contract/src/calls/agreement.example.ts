import type { ExamplesOf } from '../schema.ts';
import type { agreementSchemas, agreementStaffSchemas } from './agreement.schema.ts';
import type { agreementRows, agreementStaffRows } from './agreement.ts';

export const agreementExamples: ExamplesOf<typeof agreementRows, typeof agreementSchemas> = {
  'member.agreement.find': [{ type: 'agree' }, { type: 'policy', lang: 'en' }],
};

export const agreementStaffExamples: ExamplesOf<typeof agreementStaffRows, typeof agreementStaffSchemas> = {
  'member.agreement.list': [{}],
  'member.agreement.set': [
    {
      type: 'policy',
      title: '隐私政策',
      company: '杭州鲜屿生活科技有限公司',
      version: '2.1',
      effectiveOn: '2026-11-01',
      sections: [{ heading: '我们收集的信息', paragraphs: ['我们只收集完成订单所需的信息。'] }],
    },
  ],
};
