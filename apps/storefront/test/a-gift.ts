import type { GiftLine } from '@qianpu/contract/types';

export const aGift = (promotionId: string, facts: Partial<GiftLine> = {}): GiftLine => ({
  goodsId: '71',
  skuId: '81',
  title: '保温杯',
  specs: [{ name: '颜色', value: '米白' }],
  picture: '1/goods/cup.jpg',
  pieces: 1,
  promotionId,
  isSoldOut: false,
  ...facts,
});
