import { type District, districts } from './districts.ts';

export interface MapEntry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly category: string;
  readonly lat: number;
  readonly lng: number;
  readonly at: District;
}

const kinds = [
  ['花园', '房产小区:住宅区'],
  ['家园', '房产小区:住宅区'],
  ['公寓', '房产小区:住宅区'],
  ['大厦', '房产小区:商务楼宇'],
  ['中心', '房产小区:商务楼宇'],
  ['广场', '购物:购物中心'],
  ['超市', '购物:超市'],
  ['菜市场', '购物:农贸市场'],
  ['地铁站', '基础设施:交通设施'],
  ['小学', '教育学校:小学'],
  ['医院', '医疗保健:综合医院'],
  ['公园', '旅游景点:公园'],
  ['酒店', '酒店宾馆:酒店'],
  ['图书馆', '文化场馆:图书馆'],
] as const;
const names = ['望春', '云栖', '江晚', '听松', '明月', '锦绣', '青禾', '海棠', '银杏', '晨光'] as const;

/** About 110 metres of latitude. */
const STEP = 0.001;

/** One place of each kind in every district, on a spiral around its middle: the same places in every world. */
export const places: readonly MapEntry[] = districts.flatMap((at, row) =>
  kinds.map(([kind, category], nth): MapEntry => {
    const name = names[(row * 3 + nth) % names.length] ?? '';
    const [turn, reach] = [nth * 2.4, STEP * (nth + 2)];
    return {
      id: String(4_000_000_000 + Number(at.adcode) * 100 + nth),
      title: `${name}${kind}`,
      address: `${at.province === at.city ? '' : at.province}${at.city}${at.district}${name}路${nth * 8 + 6}号`,
      category,
      lat: rounded(at.lat + reach * Math.sin(turn)),
      lng: rounded(at.lng + reach * Math.cos(turn)),
      at,
    };
  }),
);

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
