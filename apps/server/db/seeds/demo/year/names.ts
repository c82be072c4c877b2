import type { Chance } from './chance.ts';

/** Parts of nicknames and of the names parcels are sent to; all made up. */
const FIRST = [
  ...[
    '小',
    '阿',
    '大',
    '老',
    '一只',
    '半个',
    '吃草的',
    '爱睡觉的',
    '慢慢',
    '不吃香菜的',
    '楼下的',
    '南方',
    '北岸',
    '周末',
    '夏天的',
    '山里的',
  ],
  ...['早起的', '会飞的', '安静的', '住在海边的', '三点半的', '路过的', '晒太阳的', '圆圆的', '白色', '想喝咖啡的', '不加班的', '月亮下的'],
];
const LAST = [
  ...['橘子', '柚子', '团子', '豆浆', '鹿', '云朵', '木头', '芒果', '栗子', '面包', '松果', '青柠', '麦子', '石榴', '小熊', '兔子', '鲸鱼'],
  ...['海盐', '苏打', '米粒', '星河', '晚风', '竹子', '石头', '番茄', '年糕', '汤圆', '猫', '麻雀', '雨伞', '薄荷', '南瓜', '茶叶', '玉米'],
];
const WHOLE = [
  '晴天',
  '木子李',
  '七月',
  '安然',
  '知夏',
  '听风',
  '初一',
  '小满',
  '白露',
  '江南',
  '远山',
  '清欢',
  '简单',
  '向阳',
  '拾光',
  '不二',
];
const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧'];
const GIVEN = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂丹雪琳晨宇欣怡婷浩博文佳思雨梓涵'];

export function drawNickName(chance: Chance): string {
  const lot = chance.next();
  if (lot < 0.62) return `${chance.pick(FIRST)}${chance.pick(LAST)}`;
  if (lot < 0.74) return `${chance.pick(WHOLE)}${chance.pick(LAST)}`;
  if (lot < 0.86) return `${chance.pick(LAST)}${chance.between(1, 99)}`;
  return `${chance.pick(SURNAMES)}${chance.pick(['小姐', '先生', '同学', '妈妈', '爸爸', '老师'])}`;
}

export const drawRealName = (chance: Chance): string =>
  `${chance.pick(SURNAMES)}${chance.pick(GIVEN)}${chance.is(0.6) ? chance.pick(GIVEN) : ''}`;

/** "荔***枝", as reviews show their authors. */
export const maskedName = (name: string): string => `${name.at(0) ?? ''}***${name.at(-1) ?? ''}`;
