import type { ParsedOf } from '@qianpu/contract/types';

type Colour = ParsedOf<'member.label.save'>['colour'];

interface DemoLabel {
  readonly name: string;
  readonly colour: Colour;
  /** So many of the last buyers of each shop have it. */
  readonly buyers: number;
}

/** What staff call members by. */
export const demoLabels: readonly DemoLabel[] = [
  { name: '常客', colour: 'GOLD', buyers: 12 },
  { name: '企业采购', colour: 'BLUE', buyers: 2 },
  { name: '爱尝新', colour: 'GREEN', buyers: 7 },
  { name: '需要发票', colour: 'PURPLE', buyers: 4 },
];

/** On the last buyers of each shop, one each. */
export const demoNotes = [
  '工作日白天电话不方便，请发短信',
  '上次的包装破损已补发，下次多加一层',
  '常买给公司下午茶，每月中旬下单',
] as const;

interface DemoSegment {
  readonly name: string;
  readonly rules: ParsedOf<'member.segment.save'>['rules'];
}

export const demoSegments: readonly DemoSegment[] = [
  {
    name: '近 90 天复购会员',
    rules: {
      match: 'ALL',
      conditions: [
        { field: 'paidOrders', from: 2 },
        { field: 'lastPaidDays', is: 'WITHIN', days: 90 },
      ],
    },
  },
  {
    name: '累计付款满 1000 元',
    rules: { match: 'ALL', conditions: [{ field: 'paidFen', from: 100_000 }] },
  },
  {
    name: '半年没有下单的老客',
    rules: {
      match: 'ALL',
      conditions: [
        { field: 'paidOrders', from: 1 },
        { field: 'lastPaidDays', is: 'LONGER', days: 180 },
      ],
    },
  },
];
