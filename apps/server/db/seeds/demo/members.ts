import type { ParsedOf } from '@qianpu/contract/types';

type Card = Omit<ParsedOf<'member.cardKind.save'>, 'id' | 'revision'>;

const plain = { percent: 100, freeFreight: 0, pointsTenths: 10, packIds: [], struckFen: null, isOn: true };

export const demoCards: readonly Card[] = [
  { ...plain, name: '千铺会员卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 0, priceFen: 0 },
  {
    ...{ ...plain, name: '省钱月卡', colourFrom: '#ffe3d3', colourTo: '#f2a679', months: 1, priceFen: 990, struckFen: 1_990 },
    ...{ percent: 96, freeFreight: 2, pointsTenths: 15 },
  },
  {
    ...{ ...plain, name: '尊享年卡', colourFrom: '#4a4038', colourTo: '#1f1a16', months: 12, priceFen: 9_900, struckFen: 23_880 },
    ...{ percent: 93, freeFreight: 6, pointsTenths: 20 },
  },
];

interface DemoMember {
  /** The nth of the recent buyers. */
  readonly buyer: number;
  readonly growth: number;
  readonly points: number;
  /** The name of a card they were given. */
  readonly card?: string;
}

/** What recent buyers have of levels, points and cards. */
export const demoMembers: readonly DemoMember[] = [
  { buyer: 0, growth: 3_736, points: 1_280, card: '尊享年卡' },
  { buyer: 1, growth: 860, points: 430 },
  { buyer: 2, growth: 24_500, points: 9_120, card: '省钱月卡' },
];
