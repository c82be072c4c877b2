import type { BlockType } from '@qianpu/contract/types';
import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { BlockViewProps } from '#lib/block-view';

const later = <T extends BlockType>(load: () => Promise<{ readonly View: ComponentType<BlockViewProps<T>> }>) =>
  lazy(async () => ({ default: (await load()).View }));

/** The blocks in chunks of their own, as decorated pages have them. */
export const blockViews = {
  notice: later(() => import('../../features/decoration/notice-block.tsx')),
  popup: later(() => import('../../features/decoration/popup-block.tsx')),
  title: later(() => import('../../features/decoration/title-block.tsx')),
  cube: later(() => import('../../features/decoration/cube-block.tsx')),
  video: later(() => import('../../features/decoration/video-block.tsx')),
  richText: later(() => import('../../features/decoration/rich-text-block.tsx')),
  shopCard: later(() => import('../../features/support/shop-card-block.tsx')),
  coupon: later(() => import('../../features/coupon/coupon-block.tsx')),
  storePicker: later(() => import('../../features/shop/store-picker-block.tsx')),
  spacer: later(() => import('../../features/decoration/spacer-block.tsx')),
  divider: later(() => import('../../features/decoration/divider-block.tsx')),
  floatButton: later(() => import('../../features/decoration/float-button-block.tsx')),
};
