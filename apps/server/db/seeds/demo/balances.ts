const DAY_MS = 86_400_000;

/** What members are offered to recharge by. */
export const demoPackages = [
  { payFen: 10_000, bonusFen: 500, isOn: true },
  { payFen: 20_000, bonusFen: 1_500, isOn: true },
  { payFen: 50_000, bonusFen: 6_000, isOn: true },
  { payFen: 100_000, bonusFen: 11_000, isOn: false },
] as const;

interface DemoAdjustment {
  /** The nth of the recent buyers. */
  readonly buyer: number;
  readonly part: 'PRINCIPAL' | 'BONUS' | 'BOTH';
  readonly amountFen: number;
  readonly reason: 'COMPENSATION' | 'CORRECTION' | 'OFFLINE' | 'OTHER';
  readonly note: string;
  readonly agoMs: number;
  /** By the second person; without it one that needs a second person waits. */
  readonly isApproved?: boolean;
}

/** What staff have changed of balances, the oldest first. */
export const demoAdjustments: readonly DemoAdjustment[] = [
  { buyer: 0, part: 'PRINCIPAL', amountFen: 8_000, reason: 'OFFLINE', note: '到店现金充值', agoMs: 12 * DAY_MS },
  { buyer: 1, part: 'BONUS', amountFen: 2_000, reason: 'COMPENSATION', note: '草莓压坏两盒', agoMs: 10 * DAY_MS },
  { buyer: 0, part: 'BONUS', amountFen: 650, reason: 'COMPENSATION', note: '配送迟到半小时', agoMs: 9 * DAY_MS },
  { buyer: 0, part: 'BOTH', amountFen: -2_247, reason: 'OFFLINE', note: '到店自提时扣减', agoMs: 6 * DAY_MS },
  { buyer: 0, part: 'PRINCIPAL', amountFen: 15_000, reason: 'CORRECTION', note: '活动少返一笔', agoMs: 3 * DAY_MS, isApproved: true },
  { buyer: 1, part: 'BONUS', amountFen: 20_000, reason: 'OTHER', note: '老顾客答谢', agoMs: DAY_MS / 12 },
];
