import type { ExamplesOf } from '../schema.ts';
import type { addressSchemas } from './address.schema.ts';
import type { addressRows } from './address.ts';

const home = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 1 号院 2 号楼 301', isDefault: true };
const point = { lat: 39.9966, lng: 116.4807 };

export const addressExamples: ExamplesOf<typeof addressRows, typeof addressSchemas> = {
  'member.address.pageList': [{}],
  'member.address.add': [home, { ...home, point, label: '公司' }],
  'member.address.detail': [{ id: '1' }],
  'member.address.edit': [{ ...home, id: '1' }],
  'member.address.recognise': [{ text: '林知夏 13800000001 北京市朝阳区望京街道 1 号院 2 号楼 301' }],
  'member.address.fromWechat': [
    {
      userName: '林知夏',
      telNumber: '13800000001',
      provinceName: '浙江省',
      cityName: '杭州市',
      countyName: '西湖区',
      detailInfo: '文三路 90 号 2 幢 301',
      nationalCode: '330106',
    },
  ],
  'member.address.delete': [{ id: '1' }],
};
