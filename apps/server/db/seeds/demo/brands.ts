/** Brands of the demo by the key goods name them with; all of them are made up. A brand printed in a photo is the goods' brand. */
export const brands = {
  guoshan: '果山里',
  guwang: '谷望',
  muye: '牧野',
  tianyougu: '田有谷',
  ganye: '橄野',
  songguo: '松果日记',
  yunban: '云半茶事',
  tingyun: '停云',
  shanlimi: '山里蜜',
  meiri: '莓日小作',
  mubai: '木白',
  taoran: '陶然窑',
  guojian: '锅间',
  mianyun: '眠云',
  luhe: '绿禾',
  mozhi: '墨纸',
  suzhi: '素纸',
  zhiyu: '织屿',
  pishe: '皮舍',
  qingyu: '晴雨',
} as const;

export type BrandKey = keyof typeof brands;
