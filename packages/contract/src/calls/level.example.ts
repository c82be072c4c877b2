import type { ExamplesOf } from '../schema.ts';
import type { levelSchemas, levelStaffSchemas } from './level.schema.ts';
import type { levelRows, levelStaffRows } from './level.ts';

export const levelExamples: ExamplesOf<typeof levelRows, typeof levelSchemas> = {
  'member.level.info': [{}],
  'member.level.autoUpgrade': [{}],
  'member.growth.list': [{}, { pageNum: 1, pageSize: 10 }],
};

const first = {
  level: 0,
  growthFrom: 0,
  name: '普通会员',
  colourFrom: '#e8edf3',
  colourTo: '#b9c6d6',
  percent: 100,
  freeFreight: 0,
  pointsTenths: 10,
  signInTenths: 10,
  birthdayPoints: 0,
};

export const levelStaffExamples: ExamplesOf<typeof levelStaffRows, typeof levelStaffSchemas> = {
  'member.level.list': [{}],
  'member.level.save': [
    {
      revision: 0,
      levels: [
        first,
        { ...first, level: 1, growthFrom: 300, name: '银卡会员', percent: 98, freeFreight: 2, pointsTenths: 12, birthdayPoints: 100 },
      ],
    },
  ],
  'member.level.set': [{ memberId: '1', level: null, until: null, reason: '撤销人工等级' }],
  'member.levelPrice.list': [({ skuId }) => ({ skuIds: [skuId] })],
  'member.levelPrice.save': [({ skuId }) => ({ skuId, prices: [{ level: 1, priceFen: 100 }] })],
  'member.growth.adjust': [{ memberId: '1', amount: 100, reason: '活动补发' }],
  'member.loyalty.find': [{ memberId: '1' }],
};
