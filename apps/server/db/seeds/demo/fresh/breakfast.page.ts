import type { DemoPage, DemoScene, PaletteName, Places } from '../demo.types.ts';
import { whole } from '../whole-cell.ts';

/** What is eaten on which day; the last cell is for the drink beside it. */
const days = [
  { name: 'monday', day: '周一', dish: '汤种吐司', goods: 'bakery-toast', object: '1f35e', palette: 'cream' },
  { name: 'tuesday', day: '周二', dish: '黄油可颂', goods: 'bakery-croissant', object: '1f950', palette: 'peach' },
  { name: 'wednesday', day: '周三', dish: '无油贝果', goods: 'bakery-bagel', object: '1f96f', palette: 'rose' },
  { name: 'thursday', day: '周四', dish: '溏心鸡蛋', goods: 'dairy-raw-egg', object: '1f373', palette: 'lemon' },
  { name: 'friday', day: '周五', dish: '裸酸奶', goods: 'dairy-yogurt', object: '1f963', palette: 'ice' },
  { name: 'saturday', day: '周六', dish: '列日华夫', goods: 'bakery-waffle', object: '1f9c7', palette: 'sand' },
  { name: 'sunday', day: '周日', dish: '荠菜水饺', goods: 'meat-dumpling', object: '1f95f', palette: 'sage' },
  { name: 'everyday', day: '每天', dish: '一杯咖啡', goods: 'tea-coffee', object: '2615', palette: 'grey' },
] as const satisfies readonly { name: string; day: string; dish: string; goods: string; object: string; palette: PaletteName }[];

const dayScene = ({ day, dish, object, palette }: (typeof days)[number]): DemoScene => ({
  size: [172, 112],
  palette,
  scenery: 'glow',
  objects: [{ object, x: 73, foot: 90, tall: 56 }],
  words: { heading: day, line: dish, size: 16 },
});

const dayCell = (at: number, { name, day, dish, goods }: (typeof days)[number], { to, picture }: Places) => ({
  x: (at % 2) * 50,
  y: Math.floor(at / 2) * 25,
  width: 50,
  height: 25,
  picture: picture(name),
  alt: `${day}，${dish}`,
  link: to.goods(goods),
});

export const weekOfBreakfasts: DemoPage = {
  key: 'breakfast',
  title: '一周早餐',
  share: { title: '一周早餐：七天不重样', describe: '四天面包，一天鸡蛋，一天酸奶，周日煮一盘饺子。' },
  pictures: {
    share: {
      size: [300, 240],
      palette: 'cream',
      scenery: 'table',
      objects: [
        { object: '1f35e', x: 38, foot: 80, tall: 52 },
        { object: '2615', x: 72, foot: 82, tall: 38 },
        { object: '1f950', x: 54, foot: 94, tall: 30, turn: -6 },
      ],
    },
    head: {
      size: [351, 360],
      palette: 'cream',
      scenery: 'window',
      objects: [
        { object: '1f33c', x: 80, foot: 70, tall: 26 },
        { object: '1f35e', x: 36, foot: 82, tall: 38 },
        { object: '1f95b', x: 64, foot: 84, tall: 30 },
        { object: '1f950', x: 50, foot: 94, tall: 20, turn: -6 },
        { object: '1f353', x: 80, foot: 93, tall: 14, turn: 10 },
      ],
      words: { heading: '早上好', line: '六点开炉，七点送到门口', size: 28 },
    },
    ...Object.fromEntries(days.map((day) => [day.name, dayScene(day)])),
    table: {
      size: [351, 236],
      palette: 'peach',
      scenery: 'table',
      objects: [
        { object: '1f36f', x: 15, foot: 80, tall: 38, mark: true },
        { object: '1f95b', x: 87, foot: 82, tall: 44, mark: true },
        { object: '1f35e', x: 38, foot: 82, tall: 48, mark: true },
        { object: '1f9c8', x: 67, foot: 75, tall: 22, mark: true },
        { object: '1f373', x: 61, foot: 98, tall: 26, mark: true },
      ],
    },
  },
  blocks: (places) => [
    {
      id: 'head',
      type: 'cube',
      props: {
        height: 102.6,
        gap: 0,
        cells: [{ ...whole, picture: places.picture('head'), alt: '早上好：六点开炉，七点送到门口' }],
      },
    },
    {
      id: 'why',
      type: 'richText',
      props: {
        html:
          '<p>早晨最难的，是想今天吃什么。这七天我们替您排好了：四天面包，一天鸡蛋，一天酸奶；周日慢一点，煮一盘饺子。</p>' +
          '<p>照着吃就好。哪天不想照着吃，也很好。</p>',
      },
    },
    { id: 'days', type: 'cube', props: { height: 134, gap: 8, cells: days.map((day, at) => dayCell(at, day, places)) } },
    { id: 'weekend', type: 'title', props: { title: '周末的餐桌', subtitle: '看中哪样，点它就好' } },
    {
      id: 'table',
      type: 'cube',
      props: {
        height: 67.2,
        gap: 0,
        cells: [
          {
            ...whole,
            picture: places.picture('table'),
            alt: '桌上有蜂蜜、吐司、黄油、煎蛋和牛奶',
            areas: [
              { x: 5, y: 40, width: 20, height: 44, name: '秦岭土蜂蜜', link: places.to.goods('tea-honey') },
              { x: 25, y: 32, width: 27, height: 54, name: '汤种吐司', link: places.to.goods('bakery-toast') },
              { x: 56, y: 48, width: 22, height: 24, name: '发酵黄油', link: places.to.goods('dairy-butter') },
              { x: 52, y: 72, width: 24, height: 28, name: '可生食鸡蛋', link: places.to.goods('dairy-raw-egg') },
              { x: 78, y: 36, width: 18, height: 50, name: '低温鲜牛奶', link: places.to.goods('dairy-milk') },
            ],
          },
        ],
      },
    },
    {
      id: 'pantry',
      type: 'goods',
      props: {
        layout: 'list',
        title: '冰箱里常备',
        subtitle: '有它们，早餐就不会空着',
        source: places.from.goods('dairy-milk', 'dairy-egg', 'dairy-butter', 'tea-honey'),
        count: 4,
        more: places.to.category('dairy'),
      },
    },
    {
      id: 'next',
      type: 'strip',
      props: { title: '丹东草莓季', text: '配酸奶正好，清晨采摘，次日到', action: '去尝鲜', link: places.to.page('strawberry') },
    },
  ],
};
