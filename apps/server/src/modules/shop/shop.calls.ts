import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { addLinkHost, removeLinkHost } from './change-link-hosts.ts';
import { claimHost, proveHost, removeHost, showHosts } from './claim-host.ts';
import { orderByDistance } from './distance.rules.ts';
import { listLinkHosts } from './link-host.repo.ts';
import { createShop, orderShops, saveMerchant, saveShop, showMerchant, showShops } from './manage-shops.ts';
import { setProfile } from './set-profile.ts';
import { setStatus } from './set-status.ts';
import { setSetting, showSetting } from './settings.ts';
import { findMerchant, findOrganisation, listOrganisations, listPlaces, updatePoint } from './shop.repo.ts';
import type { OrganisationDetail } from './shop.types.ts';
import { viewDistances, viewInstitutions, viewOrganization, viewRecord, viewShopName, viewStatus, viewStores } from './shop.view.ts';
import { setLanguages, setTranslations } from './translation/set-translations.ts';
import { listTranslations } from './translation/translation.repo.ts';

/** A call names shops and merchants; whose they are is the session's and the host's word, so a stranger's is not there. */
export const shopHandlers: Omit<ModuleHandlers<'shop'>, 'shop.opening.find'> = {
  'shop.institution.list': async (ctx) => viewInstitutions(await listOrganisations(ctx)),
  'shop.institution.distanceList': async (ctx, { point }) => viewDistances(orderByDistance(await listPlaces(ctx), point), ctx.now),
  'shop.store.list': async (ctx) => viewStores(await listPlaces(ctx), ctx.now),
  'shop.info.detail': async (ctx, { id }) => viewRecord(await shopOf(ctx, id)),
  'shop.info.clientDetail': async (ctx, { id }) => viewRecord(await shopOf(ctx, id)),
  'shop.status.find': async (ctx, { cid }) => viewStatus(await shopOf(ctx, cid), ctx.now),
  'shop.phone.queryList': async (ctx, { oid }) => (await findOrganisation(ctx, oid))?.phones ?? [],
  'shop.business.shopName': async (ctx, { organizationId }) => {
    const shop = await findOrganisation(ctx, organizationId);
    return shop ? [viewShopName(shop)] : [];
  },
  'shop.organization.query': async (ctx, { oid }) => viewOrganization(await shopOf(ctx, oid), ctx.now),
  'shop.organization.shopNameList': async (ctx) =>
    (await listOrganisations(ctx)).filter(({ status }) => status !== 'CLOSED').map(viewShopName),
  'shop.merchant.query': async (ctx, { mid }) => {
    const merchant = await findMerchant(ctx);
    return merchant?.mid === mid ? [{ merchantId: mid, merchantName: merchant.name, defaultCid: merchant.default_cid }] : [];
  },
  'shop.merchant.verify': async (ctx, { merchantId, clientType }) => {
    const merchant = await findMerchant(ctx);
    return { isValid: merchant?.mid === merchantId && merchant.client_types.includes(clientType) };
  },
  'shop.status.set': async (ctx, input) => viewStatus(await setStatus(ctx, input), ctx.now),
  'shop.profile.set': async (ctx, profile) => viewStatus(await setProfile(ctx, profile), ctx.now),
  'shop.point.set': async (ctx, { cid, point }) => {
    if (!(await updatePoint(ctx, cid, point))) throw fail('NOT_FOUND');
    return {};
  },
  'shop.language.set': async (ctx, { languages }) => {
    await setLanguages(ctx, languages);
    return { languages };
  },
  'shop.translation.set': async (ctx, change) => ({ count: await setTranslations(ctx, change) }),
  'shop.translation.list': async (ctx, { lang, ...page }) => {
    const rows = await listTranslations(ctx, lang, page);
    return { list: rows.slice(0, page.pageSize), pageNum: page.pageNum, hasMore: rows.length > page.pageSize };
  },
  'shop.shop.list': showShops,
  'shop.shop.create': async (ctx, input) => ({ cid: await createShop(ctx, input) }),
  'shop.shop.save': saveShop,
  'shop.shop.setOrder': async (ctx, { cids }) => {
    await orderShops(ctx, cids);
    return {};
  },
  'shop.merchant.detail': showMerchant,
  'shop.merchant.save': saveMerchant,
  'shop.setting.get': showSetting,
  'shop.setting.set': setSetting,
  'shop.host.list': showHosts,
  'shop.host.add': claimHost,
  'shop.host.verify': (ctx, { host }) => proveHost(ctx, host),
  'shop.host.remove': async (ctx, { host }) => {
    await removeHost(ctx, host);
    return {};
  },
  'shop.linkHost.list': listLinkHosts,
  'shop.linkHost.add': async (ctx, { host }) => ({ added: await addLinkHost(ctx, host) }),
  'shop.linkHost.remove': async (ctx, { host }) => ({ removed: await removeLinkHost(ctx, host) }),
};

async function shopOf(ctx: Ctx, cid: string): Promise<OrganisationDetail> {
  const shop = await findOrganisation(ctx, cid);
  if (!shop) throw fail('NOT_FOUND');
  return shop;
}
