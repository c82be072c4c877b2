import { myriads, shortCount } from '@qianpu/kit/count';
import { thousands } from '@qianpu/kit/count-units';

const zhCN = {
  reviews: '评价',
  count: (count: number) => shortCount(count, myriads),
  goodRate: (percent: number) => `好评率 ${percent}%`,
  all: (percent: number, count: number) => `好评率 ${percent}%，查看全部 ${shortCount(count, myriads)} 条评价`,
  none: '暂无评价，购买后欢迎来分享',
  stars: (score: number) => `${score} 星，满分 5 星`,
  picture: (position: number) => `评价图 ${position}`,
  morePictures: (count: number) => `共 ${count} 张`,
};

const en: typeof zhCN = {
  reviews: 'Reviews',
  count: (count) => shortCount(count, thousands),
  goodRate: (percent) => `${percent}% positive`,
  all: (percent, count) => `${percent}% positive, see all ${shortCount(count, thousands)} reviews`,
  none: 'No reviews yet. Order and be the first',
  stars: (score) => `${score} out of 5 stars`,
  picture: (position) => `Review picture ${position}`,
  morePictures: (count) => `${count} in all`,
};

export const reviewTexts = { zhCN, en };
