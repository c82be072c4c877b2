import type { DemoPage, DemoScene, Places } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

/** Six pictures in two columns; the weekend shares one. */
const days = [
  { name: 'monday', heading: '周一', line: '燕麦片 + 鲜牛奶', photo: 'oats-scene', goods: 'oats' },
  { name: 'tuesday', heading: '周二', line: '水煮蛋 + 番茄', photo: 'egg-scene', goods: 'egg' },
  { name: 'wednesday', heading: '周三', line: '吐司 + 草莓果酱', photo: 'jam-scene', goods: 'jam' },
  { name: 'thursday', heading: '周四', line: '牛油果 + 鸡蛋', photo: 'avocado-scene', goods: 'avocado' },
  { name: 'friday', heading: '周五', line: '蓝莓 + 燕麦奶', photo: 'blueberry-scene', goods: 'blueberry' },
  { name: 'weekend', heading: '周末', line: '手冲咖啡 + 坚果', photo: 'coffee-scene', goods: 'coffee' },
] as const;

const dayScenes: Readonly<Record<string, DemoScene>> = Object.fromEntries(
  days.map(({ name, heading, line, photo }) => [name, { size: [172, 152], photo, words: { heading, line, size: 16 } } satisfies DemoScene]),
);

const dayCell = ({ picture, to }: Places, { name, heading, line, goods }: (typeof days)[number], at: number) => ({
  x: (at % 2) * 50,
  y: Math.floor(at / 2) * (100 / 3),
  width: 50,
  height: 100 / 3,
  picture: picture(name),
  alt: `${heading}，${line}`,
  link: to.goods(goods),
});

export const weekOfBreakfasts: DemoPage = {
  key: 'breakfast',
  title: '一周早餐',
  share: { title: '一周早餐：七天的搭配', describe: '燕麦、鸡蛋、果酱、牛油果、蓝莓、咖啡，十分钟做好。' },
  pictures: {
    share: { size: [300, 240], photo: 'milk-scene' },
    head: { size: [351, 360], photo: 'milk-scene', words: { heading: '一周早餐', line: '十分钟做好的七天', size: 28 } },
    ...dayScenes,
  },
  blocks: (places) => [
    {
      id: 'head',
      type: 'cube',
      props: { height: 102.6, gap: 0, cells: [{ ...whole, picture: places.picture('head'), alt: '一周早餐：十分钟做好的七天' }] },
    },
    {
      id: 'why',
      type: 'richText',
      props: { html: '<p>七天的搭配排好了：谷物、鸡蛋、水果轮着来，每份十分钟以内，材料一次买齐。</p>' },
    },
    { id: 'days', type: 'cube', props: { height: 134, gap: 8, cells: days.map((day, at) => dayCell(places, day, at)) } },
    {
      id: 'pantry',
      type: 'goods',
      props: {
        layout: 'list',
        title: '冰箱里常备',
        subtitle: '一次买齐一周的量',
        source: places.from.goods('milk', 'egg', 'oats', 'honey'),
        count: 4,
        more: places.to.category('dairy'),
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '当季柑橘', text: '榨一杯橙汁，正好配早餐', action: '去看看', link: places.to.page('citrus') },
    },
  ],
};
