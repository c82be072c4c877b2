import type { ShopReviews } from './reviews.types.ts';

export const homeReviews: ShopReviews = {
  goods: [
    {
      key: 'home-enamel-pot',
      tags: ['颜值高', '受热匀', '密封好', '分量足'],
      said: [
        {
          score: 5,
          text: '炖牛腩一个半小时就烂了，汤一点没少，锅底也不糊。',
          pictures: 3,
          appended: { days: 20, text: '用了二十天，煮饭炖汤全靠它，白色内壁用小苏打一泡就亮。' },
          answer: '谢谢您的小窍门，我们也写进说明里了。',
        },
        { score: 5, text: '鼠尾草绿太好看了，放灶上不舍得收。' },
        { score: 4, text: '真的很重，单手端不动。' },
        { score: 3, text: '盖子边有一个小黑点，不影响用。', answer: '铸铁珐琅的支点会露一点黑，介意可以换新。' },
      ],
    },
    {
      key: 'home-frying-pan',
      tags: ['不粘', '好用', '越用越润'],
      said: [
        { score: 5, text: '第一次用铁锅没有粘，煎蛋一推就走。', pictures: 1 },
        { score: 5, text: '养了一个月，黑亮黑亮的。', appended: { days: 30, text: '现在煎鱼都不破皮。' } },
        { score: 2, text: '没擦干生锈了一点。', answer: '用盐和油擦一擦，小火烘干就回来了，也可以寄回来我们重新开锅。' },
      ],
    },
    {
      key: 'home-santoku-knife',
      tags: ['锋利', '顺手', '好看'],
      said: [
        { score: 5, text: '切西红柿不压汁，切肉片能透光。' },
        { score: 4, text: '很锋利，小心手。', pictures: 1 },
      ],
    },
    {
      key: 'home-dinner-plates',
      tags: ['釉色美', '有分量', '不烫手'],
      said: [
        { score: 5, text: '每只釉色都不一样，摆一桌像餐厅。', pictures: 3 },
        { score: 5, text: '快递包得像粽子，一只没碎。' },
      ],
    },
    {
      key: 'home-washed-cotton-set',
      tags: ['柔软', '不掉色', '舒服'],
      said: [
        { score: 5, text: '洗过一水就软得不想起床，晾干不用熨。', pictures: 2 },
        { score: 5, text: '颜色很温柔，和图片一样。' },
        { score: 4, text: '被套拉链有点短，其他都好。' },
      ],
    },
    {
      key: 'home-cloud-pillow',
      tags: ['软硬合适', '可调高低', '睡得好'],
      said: [
        { score: 5, text: '抽掉一点填充以后高度刚好，脖子不酸了。', appended: { days: 15, text: '两周了，没有塌。' } },
        { score: 4, text: '刚开始有一点味道，晾一天就没了。' },
      ],
    },
    {
      key: 'home-goose-down-quilt',
      tags: ['轻', '暖和', '不钻绒'],
      said: [
        { score: 5, text: '轻得像没盖，零度的天一床就够。', pictures: 1 },
        { score: 5, text: '盖了一个冬天没有跑绒。' },
      ],
    },
    {
      key: 'home-floor-lamp',
      tags: ['光线柔', '安装简单', '好看'],
      said: [
        { score: 5, text: '十分钟装好，三档光刚好看书、聊天、睡前。', pictures: 2 },
        { score: 4, text: '底座很稳，就是线可以再长一点。' },
      ],
    },
    {
      key: 'home-soy-candle',
      tags: ['味道好闻', '不呛', '杯子好看'],
      said: [
        { score: 5, text: '雪松的味道很淡很稳，睡前点半小时。' },
        { score: 5, text: '烧完把杯子洗了种多肉。', pictures: 2 },
      ],
    },
    {
      key: 'home-rattan-basket',
      tags: ['结实', '编得好', '能装'],
      said: [
        { score: 5, text: '野餐带了两次，装得多还不变形。', pictures: 2 },
        { score: 4, text: '刚到有一点点草味，晒晒就好。' },
      ],
    },
    {
      key: 'home-rubber-tree',
      tags: ['叶子多', '盆好看', '包装用心'],
      said: [
        {
          score: 5,
          text: '到手叶子油亮亮的，土一点没撒，已经冒了新芽。',
          pictures: 3,
          appended: { days: 40, text: '四十天长了三片新叶，真的好养。' },
          answer: '放在有散光的窗边，一周浇一次，明年这时候它会高一截。',
        },
        { score: 5, text: '客厅一下有生气了。' },
        { score: 1, text: '路上冻伤了两片叶子。', answer: '对不起，天冷我们多包了一层棉，这一株按包活承诺给您换了新的。' },
      ],
    },
    {
      key: 'home-cactus',
      tags: ['好养', '可爱', '小巧'],
      said: [
        { score: 5, text: '放电脑边上，一个月浇一次水，活得比我精神。', pictures: 1 },
        { score: 4, text: '比想象中小，胜在可爱。' },
      ],
    },
  ],
  common: [
    { score: 5, text: '质量好，用着顺手。' },
    { score: 5, text: '包装很仔细，一点没磕碰。', pictures: 1 },
    { score: 5, text: '家里缺的就是这个，回购给爸妈也买了一套。' },
    { score: 5, text: '和描述一样，没有色差。' },
    { score: 4, text: '不错，就是快递放驿站了。' },
    { score: 4, text: '好用，价格再低一点就更好了。' },
    { score: 5, text: '颜值高，摆着就好看。', pictures: 2 },
    { score: 5, text: '用了一阵子来评价，没有坏。' },
    { score: 3, text: '还行吧，能用。' },
    { score: 5, text: '安装说明很清楚，一个人就装好了。' },
    { score: 4, text: '尺寸要看清楚，比想的大一点。' },
    { score: 5, text: '第三次买，送朋友乔迁。' },
    { score: 2, text: '有一个小划痕，懒得换了。', answer: '抱歉影响了心情，我们给您退了二十元，也随时可以换。' },
    { score: 5, text: '材质扎实，没有异味。' },
    { score: 4, text: '满意，包装盒也能留着用。' },
    { score: 5, text: '客服耐心，问了好几个问题都答了。' },
  ],
};
