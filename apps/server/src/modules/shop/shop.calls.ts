import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import type { ModuleHandlers } from '#platform/http/handler.types';
import { addLinkHost, removeLinkHost } from './change-link-hosts.ts';
import { orderByDistance } from './distance.rules.ts';
import { setStatus } from './set-status.ts';
import { findMerchant, findOrganisation, listOrganisations, listPlaces, updatePoint } from './shop.repo.ts';
import type { OrganisationDetail } from './shop.types.ts';
import { viewDistances, viewInstitutions, viewOrganization, viewRecord, viewShopName, viewStatus } from './shop.view.ts';

/** A call names shops and merchants; whose they are is the session's and the host's word, so a stranger's is not there. */
export const shopHandlers: ModuleHandlers<'shop'> = {
  'shop.institution.list': async (ctx) => viewInstitutions(await listOrganisations(ctx)),
  'shop.institution.distanceList': async (ctx, { point }) => viewDistances(orderByDistance(await listPlaces(ctx), point)),
  'shop.info.detail': async (ctx, { id }) => viewRecord(await shopOf(ctx, id)),
  'shop.info.clientDetail': async (ctx, { id }) => viewRecord(await shopOf(ctx, id)),
  'shop.status.find': async (ctx, { cid }) => viewStatus(await shopOf(ctx, cid)),
  'shop.phone.queryList': async (ctx, { oid }) => (await findOrganisation(ctx, oid))?.phones ?? [],
  'shop.business.shopName': async (ctx, { organizationId }) => {
    const shop = await findOrganisation(ctx, organizationId);
    return shop ? [viewShopName(shop)] : [];
  },
  'shop.organization.query': async (ctx, { oid }) => viewOrganization(await shopOf(ctx, oid)),
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
  'shop.status.set': async (ctx, wish) => viewStatus(await setStatus(ctx, wish)),
  'shop.point.set': async (ctx, { cid, point }) => {
    if (!(await updatePoint(ctx, cid, point))) throw fail('NOT_FOUND');
    return {};
  },
  'shop.linkHost.add': async (ctx, { host }) => ({ added: await addLinkHost(ctx, host) }),
  'shop.linkHost.remove': async (ctx, { host }) => ({ removed: await removeLinkHost(ctx, host) }),
};

async function shopOf(ctx: Ctx, cid: string): Promise<OrganisationDetail> {
  const shop = await findOrganisation(ctx, cid);
  if (!shop) throw fail('NOT_FOUND');
  return shop;
}
