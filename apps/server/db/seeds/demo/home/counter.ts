import type { DemoScene, Places, WrittenBlock } from '../demo.types.ts';
import { tappedPicture } from '../tapped-picture.ts';

/** What stands on the kitchen counter, each to be tapped. */
export const counterScene: DemoScene = {
  size: [351, 190],
  photo: 'home-2-wide',
  focus: [75, 50],
  marks: [
    [56, 30],
    [52, 80],
    [81, 58],
  ],
};

export const counter = ({ to, picture }: Places): WrittenBlock =>
  tappedPicture('counter', picture('counter'), '台面上有砧板、煎锅和密封玻璃罐', [
    { x: 46, y: 2, width: 24, height: 60, name: '实木砧板', link: to.goods('board') },
    { x: 34, y: 63, width: 36, height: 35, name: '铸铁煎锅', link: to.goods('pan') },
    { x: 71, y: 36, width: 21, height: 44, name: '密封玻璃罐', link: to.goods('jar') },
  ]);
