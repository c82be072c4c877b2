import type { ExamplesOf } from '../schema.ts';
import type { shopManagementSchemas } from './shop-management.schema.ts';
import type { shopManagementRows } from './shop-management.ts';

export const shopManagementExamples: ExamplesOf<typeof shopManagementRows, typeof shopManagementSchemas> = {
  'shop.shop.list': [{}, { words: '甲', status: 'OPEN', pageSize: 50 }],
  'shop.shop.create': [{ name: '徐家汇店', squareLogo: '1/logo.png', note: '地铁 1 号线', phones: ['021-55550123'] }],
  'shop.shop.save': [({ cid }) => ({ cid, note: '近地铁站', hasNavigation: true })],
  'shop.shop.setOrder': [({ cid }) => ({ cids: [cid] })],
  'shop.merchant.detail': [{}],
  'shop.merchant.save': [({ cid }) => ({ clientTypes: [4, 2, 1], defaultCid: cid })],
  'shop.opening.find': [{}],
  'shop.setting.get': [{ module: 'order' }, ({ cid }) => ({ module: 'stock', cid })],
  'shop.setting.set': [{ module: 'order', value: { shipWithinHours: 24 }, revision: 0 }],
  'shop.host.list': [{}],
  'shop.host.add': [{ host: 'shop.brand.example', kind: 'SHOP' }],
  'shop.host.verify': [{ host: 'nobody.brand.example' }],
  'shop.host.remove': [{ host: 'nobody.brand.example' }],
};
