import type { Link } from '@qianpu/contract/types';
import type { HostPage } from '@qianpu/jumps/host-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Platform } from '#platform/platform';
import { platforms } from '#platform/platforms';
import { renderPart } from '../../test/a-storefront.tsx';
import { jumpTable } from './jump-table.ts';
import { DecoratedLink, PageLink } from './page-link.tsx';
import { plannedPages } from './planned-pages.ts';
import type { PageLikeName } from './resolve.ts';

type SystemName = Extract<Link, { pageType: 'systemPage' }>['data']['name'];
type Campaign = Extract<Link, { pageType: 'marketCampaign' }>['data'];

const plannedNames = Object.keys(plannedPages) as (keyof typeof plannedPages)[];
const plannedSystemPages: readonly SystemName[] = ['invitationGift', 'signInGift', 'giftCard', 'wholesaleCenter'];
const centres: readonly SystemName[] = ['commissionCenter', 'groupLeaderCenter'];
const campaigns: readonly Campaign[] = ([506, 507] as const).map((activityType) => ({ activityType, activityId: '5' }));
const systemPage = (name: SystemName): Link => ({ pageType: 'systemPage', data: { name } });
const campaign = (data: Campaign): Link => ({ pageType: 'marketCampaign', data });

const inH5 = { platform: platforms.h5 };
const inMall = { platform: platforms['mobile-mall'], shop: { base: '/cp' } } as const;
const environments = [
  ['h5', inH5],
  ['mobile-mall', inMall],
] as const;

/** What a tap says, and whether the shopper is still where he was. */
async function tap(link: Parameters<typeof renderPart>[0], setting: Parameters<typeof renderPart>[1]) {
  renderPart(link, setting);
  await act(async () => fireEvent.click(screen.getByRole('link')));
  return { said: screen.getByRole('status').textContent, path: window.location.pathname };
}
const tapPage = (page: PageLikeName, setting: Parameters<typeof renderPart>[1]) =>
  tap(
    <PageLink page={page} query={{ id: '5' }}>
      去
    </PageLink>,
    setting,
  );
const tapLink = (link: Link, setting: Parameters<typeof renderPart>[1]) => tap(<DecoratedLink link={link}>去</DecoratedLink>, setting);

const notYet = { said: '暂未开放', path: '/shop/' };

describe.each(environments)(
  'what is not built yet is said, and nobody is led to a missing page, in %s (findings P9, P17)',
  (env, setting) => {
    test.each(plannedNames)('the page %s', async (page) => expect(await tapPage(page, setting)).toEqual(notYet));

    test.each(plannedSystemPages)('a decorated link to %s', async (name) =>
      expect(await tapLink(systemPage(name), setting)).toEqual(notYet),
    );

    test.each(campaigns.map((data) => [data.activityType, data] as const))('a campaign of type %i', async (_type, data) =>
      expect(await tapLink(campaign(data), setting)).toEqual(notYet),
    );

    test.each(centres)('%s', async (name) => {
      const said = env === 'h5' ? '暂不支持，请在小程序或公众号商城查看' : '暂未开放';
      expect(await tapLink(systemPage(name), setting)).toEqual({ said, path: '/shop/' });
      expect(await tapLink(systemPage(name), { ...setting, isMember: true })).toEqual({ said, path: '/shop/' });
    });
  },
);

describe('what is not built yet, elsewhere', () => {
  test('is said in English', async () => expect((await tapPage('signIn', { messages: en })).said).toBe('Coming soon'));

  test('a page that is built is gone to', async () => {
    expect(await tapPage('userCenter', inH5)).toEqual({ said: '', path: '/shop/userCenter.html' });
  });

  test.each([405, 406] as const)('a campaign of type %i leads to its coupon (spec 2.3)', async (activityType) => {
    const { said, path } = await tapLink(campaign({ activityType, couponId: '6' }), inH5);
    expect([said, path, window.location.search]).toEqual(['', '/shop/getCoupon.html', '?id=6']);
  });

  test.each([
    [401, '/shop/limitTimeDiscountActivityList.html', '?id=5'],
    [402, '/shop/NyNjActivityDetail.html', '?id=5&type=402'],
    [403, '/shop/activeGoodsList.html', '?id=5&type=403'],
    [407, '/shop/discountPackageActivityDetail.html', '?id=5&type=407'],
  ] as const)('a campaign of type %i leads to its page (spec 2.3)', async (activityType, expected, search) => {
    const { said, path } = await tapLink(campaign({ activityType, activityId: '5' }), inH5);
    expect([said, path, window.location.search]).toEqual(['', expected, search]);
  });

  test.each(plannedNames)(
    'in a mini-program %s is opened where the host has it, and said not to be there where nobody has',
    async (page) => {
      const hasJump = jumpTable(page, { id: '5' }, { origin: 'https://shop.example', linkHosts: [] }) !== null;
      for (const isHostThere of [true, false]) {
        const opened: HostPage[] = [];
        const openHostPage = async (requested: HostPage) => {
          opened.push(requested);
          return isHostThere;
        };
        const platform: Platform = { env: 'mini', jumps: jumpTable, openHostPage, afterExpiry: 'hostLogin' };
        const { said, path } = await tapPage(page, { platform });
        expect(opened).toHaveLength(hasJump ? 1 : 0);
        expect(said).toBe(hasJump && isHostThere ? '' : '暂未开放');
        expect(path).toBe('/shop/');
      }
    },
  );
});
