import type { ExamplesOf } from '../schema.ts';
import type { addressSchemas } from './address.schema.ts';
import type { addressRows } from './address.ts';

const home = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 1 号院 2 号楼 301', isDefault: true };
const point = { lat: 39.9966, lng: 116.4807 };

export const addressExamples: ExamplesOf<typeof addressRows, typeof addressSchemas> = {
  'member.address.pageList': [{}],
  'member.address.add': [home, { ...home, point }],
  'member.address.detail': [{ id: '1' }],
  'member.address.edit': [{ ...home, id: '1' }],
  'member.address.delete': [{ id: '1' }],
};
