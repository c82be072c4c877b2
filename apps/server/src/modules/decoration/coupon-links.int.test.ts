import type { Link } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDraft } from '../../../test/builders/coupon.ts';
import { aDecoratingMall, type DecoratingMall } from '../../../test/builders/decorating-mall.ts';

let house: DecoratingMall;

beforeAll(async () => {
  house = await aDecoratingMall();
});
afterAll(() => house.close());

interface Saved {
  readonly id: string;
  readonly revision: number;
}

/** The id of one that is on, paused or not turned on yet. */
async function aCoupon(...states: readonly ('ON' | 'PAUSED')[]): Promise<string> {
  let saved = await house.asStaff<Saved>('marketing.coupon.save', aDraft());
  for (const state of states) saved = { ...saved, ...(await house.asStaff<Saved>('marketing.coupon.setState', { ...saved, state })) };
  return saved.id;
}

const linkTo = (activityType: 405 | 406, couponId: string): Link => ({ pageType: 'marketCampaign', data: { activityType, couponId } });
const strip = (link: Link) => ({ id: 'strip', type: 'strip', props: { title: '券', text: '', action: '领', link } });

/** What is said of a page with this block before it is published. */
async function said(block: object): Promise<string[]> {
  const { id } = await house.asStaff<Saved>('decoration.page.create', { kind: 'micro', title: '券' });
  const share = { title: '券', describe: '', picture: null };
  await house.asStaff('decoration.page.save', { id, revision: 1, title: '券', share, blocks: [block] });
  const { findings } = await house.asStaff<{ findings: { kind: string; detail: string }[] }>('decoration.page.check', { id });
  return findings.map(({ kind, detail }) => `${kind} ${detail}`);
}

describe('coupons a page leads to (spec 2.3)', () => {
  test.each([405, 406] as const)('by %i: one that can be claimed is in order, any other is over', async (activityType) => {
    const [running, paused, draft] = [await aCoupon('ON'), await aCoupon('ON', 'PAUSED'), await aCoupon()];
    expect(await said(strip(linkTo(activityType, running)))).toEqual([]);
    for (const id of [paused, draft, '77'])
      expect(await said(strip(linkTo(activityType, id)))).toEqual([`endedActivity ${activityType} ${id}`]);
  });

  test('by the block of coupons: those it names must run, too', async () => {
    const blockOf = (couponIds?: readonly string[]) => ({ id: 'coupons', type: 'coupon', props: { ...(couponIds && { couponIds }) } });
    expect(await said(blockOf())).toEqual([]);
    expect(await said(blockOf([await aCoupon('ON'), '77']))).toEqual(['endedActivity 406 77']);
  });
});
