import type { BlockType } from '@qianpu/contract/types';
import type { BlockModule } from '#features/decoration';

/** Where each block is found that few pages hold: a chunk each, and their table another. */
export const rareBlocks = {
  strip: () => import('../features/decoration/strip-block.tsx'),
  spacer: () => import('../features/decoration/spacer-block.tsx'),
  divider: () => import('../features/decoration/divider-block.tsx'),
  popup: () => import('../features/decoration/popup-block.tsx'),
  cube: () => import('../features/decoration/cube-block.tsx'),
  video: () => import('../features/decoration/video-block.tsx'),
  richText: () => import('../features/decoration/rich-text-block.tsx'),
  shopCard: () => import('../features/support/shop-card-block.tsx'),
  coupon: () => import('../features/coupon/coupon-block.tsx'),
  limitedDiscount: () => import('../features/activity/limited-discount-block.tsx'),
  fullReduction: () => import('../features/activity/full-reduction-block.tsx'),
  package: () => import('../features/activity/package-block.tsx'),
  storePicker: () => import('../features/shop/store-picker-block.tsx'),
  floatButton: () => import('../features/decoration/float-button-block.tsx'),
} satisfies { readonly [T in BlockType]?: () => Promise<BlockModule<T>> };

export type RareType = keyof typeof rareBlocks;
