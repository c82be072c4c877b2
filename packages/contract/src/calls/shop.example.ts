import type { ExamplesOf } from '../schema.ts';
import type { distanceSchemas, merchantSchemas, shopSchemas, shopStaffSchemas } from './shop.schema.ts';
import type { distanceRows, merchantRows, shopRows, shopStaffRows } from './shop.ts';

export const shopExamples: ExamplesOf<typeof shopRows, typeof shopSchemas> = {
  'shop.institution.list': [{}],
  'shop.info.detail': [({ cid }) => ({ id: cid, cid })],
  'shop.status.find': [({ cid }) => ({ cid })],
  'shop.phone.queryList': [({ cid }) => ({ oid: cid })],
  'shop.business.shopName': [({ cid }) => ({ organizationId: cid })],
};

/** The centre of a map that knows nothing better (spec 9). */
const centre = { lat: 39.90469, lng: 116.40717 };

export const distanceExamples: ExamplesOf<typeof distanceRows, typeof distanceSchemas> = {
  'shop.store.list': [{}],
  'shop.institution.distanceList': [{ point: centre }],
};

export const merchantExamples: ExamplesOf<typeof merchantRows, typeof merchantSchemas> = {
  'shop.info.clientDetail': [({ cid }) => ({ id: cid, cid })],
  'shop.organization.query': [({ cid }) => ({ oid: cid })],
  'shop.organization.shopNameList': [{}],
  'shop.merchant.query': [({ mid }) => ({ mid })],
  'shop.merchant.verify': [({ mid }) => ({ merchantId: mid, clientType: 4 })],
};

export const shopStaffExamples: ExamplesOf<typeof shopStaffRows, typeof shopStaffSchemas> = {
  // Open: whoever walks along the examples buys in this shop, too.
  'shop.status.set': [({ cid }) => ({ cid, status: 'OPEN', hours: '10:00–22:00', phones: ['021-55550123'] })],
  'shop.profile.set': [
    ({ cid }) => ({
      cid,
      cover: '1/store/front.jpg',
      address: '上海市徐汇区武康路 12 号',
      week: Array.from({ length: 7 }, () => [{ from: '10:00', to: '22:00' }]),
      phones: ['021-55550123'],
    }),
  ],
  'shop.point.set': [({ cid }) => ({ cid, point: centre })],
  'shop.language.set': [{ languages: ['zh-CN', 'en'] }],
  'shop.translation.set': [
    { lang: 'en', entries: [{ source: '坏单包赔', text: 'Spoiled? Refunded' }] },
    { lang: 'en', entries: [{ source: '坏单包赔', text: null }] },
  ],
  'shop.translation.list': [{ lang: 'en' }],
  'shop.linkHost.list': [{}],
  'shop.linkHost.add': [{ host: 'omo.brand.example' }],
  'shop.linkHost.remove': [{ host: 'omo.brand.example' }],
};
