import type { Link } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActivityInput, aPlanOf, aTier, ofGoods } from '../../../test/builders/activity.ts';
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
type Deed = 'publish' | 'end';
type Type = 401 | 402 | 403;

const scope = () => ofGoods(house.apples.goodsIds.slice(0, 1));
const termsOf = (): Readonly<Record<Type, ActivityInput['terms']>> => ({
  401: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope: scope() }, perMember: null },
  402: { kind: 'N_FOR_PRICE', pieces: 2, priceFen: 100, perMember: null, scope: scope() },
  403: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier(2, { percentOff: 10 })] }, scope: scope() },
});

async function anActivityOf(type: Type, ...deeds: readonly Deed[]): Promise<string> {
  let saved = await house.asStaff<Saved>('marketing.activity.save', aPlanOf(termsOf()[type]));
  for (const deed of deeds)
    saved = { ...saved, ...(await house.asStaff<Saved>(`marketing.activity.${deed}`, { id: saved.id, revision: saved.revision })) };
  expect(saved.id).toMatch(/^\d+$/);
  return saved.id;
}

const linkTo = (activityType: Type, activityId: string): Link => ({ pageType: 'marketCampaign', data: { activityType, activityId } });
const strip = (link: Link) => ({ id: 'strip', type: 'strip', props: { title: '活动', text: '', action: '去', link } });

/** What is said of a page with this block before it is published. */
async function said(block: object): Promise<string[]> {
  const { id } = await house.asStaff<Saved>('decoration.page.create', { kind: 'micro', title: '活动' });
  const share = { title: '活动', describe: '', picture: null };
  await house.asStaff('decoration.page.save', { id, revision: 1, title: '活动', share, blocks: [block] });
  const { findings } = await house.asStaff<{ findings: { kind: string; detail: string }[] }>('decoration.page.check', { id });
  return findings.map(({ kind, detail }) => `${kind} ${detail}`);
}

describe('what the page of an activity is shared as (spec 3, 7.2)', () => {
  const FIRST = '红苹果';
  const shareOf = (pageInfoId: string, shareStyle: 1 | 2) =>
    house.ask<object>('decoration.share.find', { cid: '11', pageInfoId, type: 3, shareStyle });

  test.each([401, 402, 403] as const)('%i: its name, and the first of its goods', async (type) => {
    const id = await anActivityOf(type, 'publish');
    expect(await shareOf(id, 1)).toMatchObject({ title: '限时八折', describe: FIRST, picture: expect.any(String) });
    expect(await shareOf(id, 2)).toMatchObject({ title: `限时八折 · ${FIRST}`, describe: '' });
  });

  test('nothing is said of a draft, nor of what a secret link opens', async () => {
    const goods = [{ skuId: house.apples.skuIds[0] ?? '', priceFen: 1, stock: null }];
    const plan = { ...aPlanOf({ kind: 'PRIVILEGED', perMember: null }), goods };
    const { id, revision } = await house.asStaff<Saved>('marketing.activity.save', plan);
    await house.asStaff('marketing.activity.publish', { id, revision });
    for (const secret of [id, await anActivityOf(401)]) expect(await shareOf(secret, 1)).toHaveProperty('refused');
  });
});

describe('activities a page leads to (spec 2.3)', () => {
  test.each([401, 402, 403] as const)('by %i: one that runs is in order; a draft, one that was ended or none is over', async (type) => {
    expect(await said(strip(linkTo(type, await anActivityOf(type, 'publish'))))).toEqual([]);
    for (const id of [await anActivityOf(type), await anActivityOf(type, 'publish', 'end'), '77'])
      expect(await said(strip(linkTo(type, id)))).toEqual([`endedActivity ${type} ${id}`]);
  });

  test('under another number than its own it leads nowhere', async () => {
    const id = await anActivityOf(402, 'publish');
    expect(await said(strip(linkTo(403, id)))).toEqual([`endedActivity 403 ${id}`]);
  });

  test('the list of all discounts is a page of its own; those nobody has built are not', async () => {
    const listOf = (activityType: 401 | 506): Link => ({ pageType: 'marketCampaign', data: { activityType } });
    expect(await said(strip(listOf(401)))).toEqual([]);
    expect(await said(strip(listOf(506)))).toEqual(['endedActivity 506']);
  });

  test('by the blocks that show them', async () => {
    const reduction = (activityId: string) => ({ id: 'tiers', type: 'fullReduction', props: { activityId, count: 4 } });
    const discount = (activityId?: string) => ({
      id: 'sale',
      type: 'limitedDiscount',
      props: { ...(activityId && { activityId }), count: 4 },
    });
    expect(await said(reduction(await anActivityOf(403, 'publish')))).toEqual([]);
    expect(await said(reduction('77'))).toEqual(['endedActivity 403 77']);
    expect(await said(discount())).toEqual([]);
    expect(await said(discount('77'))).toEqual(['endedActivity 401 77']);
    expect(await said({ id: 'sets', type: 'package', props: { activityIds: ['77'] } })).toEqual(['endedActivity 407 77']);
  });
});
