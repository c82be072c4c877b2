import type { ShopReviews } from './reviews.types.ts';

export const fashionReviews: ShopReviews = {
  goods: [
    {
      key: 'coat-double-faced-wool',
      tags: ['版型好', '料子厚实', '不扎', '颜色正'],
      said: [
        {
          score: 5,
          text: '双面呢摸着很软，里面穿一件衬衫都不冷，落肩的版型很显瘦。',
          pictures: 3,
          appended: { days: 12, text: '穿了十来天没有起球，干洗店的师傅说料子好。' },
          answer: '换季收起来前通风一天，来年还会这样好看。',
        },
        { score: 5, text: '165/52 穿 M 刚好，长度到小腿。' },
        { score: 4, text: '颜色比图片稍微深一点点，但是更耐看。' },
        { score: 3, text: '袖子有点长，寄回去改了，师傅手艺不错。', answer: '谢谢您的耐心，改袖长一直是免费的。' },
      ],
    },
    {
      key: 'coat-cotton-trench',
      tags: ['挺括', '防水', '版型好'],
      said: [
        { score: 5, text: '小雨天走了二十分钟，里面一点没湿，水珠一抖就掉。', pictures: 2 },
        { score: 5, text: '腰带拆掉就是直筒，两种穿法。' },
        { score: 4, text: '有点皱，挂一晚就好了。' },
      ],
    },
    {
      key: 'top-merino-crew',
      tags: ['不扎', '柔软', '好搭'],
      said: [
        { score: 5, text: '贴身穿一天真的不痒，出汗也不闷。' },
        { score: 5, text: '洗衣机羊毛档洗了三次没缩。', appended: { days: 30, text: '一个月了，袖口还是有弹性。' } },
        { score: 4, text: '焦糖色好看，就是容易粘毛。' },
      ],
    },
    {
      key: 'top-heavy-cotton-tee',
      tags: ['厚实', '不透', '领口好'],
      said: [
        { score: 5, text: '白色单穿不透，领口洗了很多次还是圆的。', pictures: 1 },
        { score: 5, text: '一口气买了三件，夏天够了。' },
        { score: 5, text: '男女都能穿，我和老公一人两件。' },
        { score: 3, text: '太厚了，南方的夏天有点热。' },
      ],
    },
    {
      key: 'dress-linen-strap',
      tags: ['显瘦', '透气', '裙摆好看'],
      said: [
        { score: 5, text: '转起来裙摆很大，收腰的位置刚好，拍照特别好看。', pictures: 3 },
        { score: 4, text: '亚麻会皱，但是这种皱很自然。' },
      ],
    },
    {
      key: 'dress-little-black',
      tags: ['百搭', '显瘦', '面料好'],
      said: [
        { score: 5, text: '婚礼、面试、约会都穿过它了。' },
        { score: 5, text: '后背拉链很顺，里布滑滑的。', pictures: 1 },
      ],
    },
    {
      key: 'trousers-straight-denim',
      tags: ['版型好', '不掉色', '舒服'],
      said: [
        { score: 5, text: '13 盎司刚刚好，不软不硬，九分长露脚踝。' },
        { score: 5, text: '洗了两次没怎么掉色。', pictures: 1 },
        { score: 4, text: '腰稍微大一点，加了皮带。' },
      ],
    },
    {
      key: 'shoes-cloud-runner',
      tags: ['轻', '不磨脚', '透气'],
      said: [
        { score: 5, text: '拿在手里像没有重量，跑五公里脚不累。', pictures: 2 },
        { score: 4, text: '鞋面透气，就是雨天会湿。' },
        { score: 2, text: '偏小，要买大半码。', answer: '已经给您免费换了 39.5，鞋码表也补上了脚宽。' },
      ],
    },
    {
      key: 'shoes-chelsea-boot',
      tags: ['皮质软', '好穿', '百搭'],
      said: [
        { score: 5, text: '皮子很软，第一天穿就没磨脚，松紧一拉就进去。', pictures: 2 },
        { score: 5, text: '做工细，缝线很直，配裤子配裙子都行。' },
      ],
    },
    {
      key: 'bag-tanned-tote',
      tags: ['皮质好', '能装', '手工好'],
      said: [
        {
          score: 5,
          text: '刚到是浅棕，用了一个月颜色深了一层，越看越喜欢。',
          pictures: 3,
          appended: { days: 45, text: '一个半月了，边角有了自己的光泽，电脑天天背也没变形。' },
        },
        { score: 5, text: '14 寸电脑加水杯加午饭，都装得下。' },
        { score: 4, text: '有点重，但是皮子是真的好。' },
      ],
    },
    {
      key: 'accessory-cashmere-scarf',
      tags: ['柔软', '暖和', '颜色好看'],
      said: [
        { score: 5, text: '薄薄的一条，围两圈就很暖，贴着脖子不痒。', pictures: 1 },
        { score: 5, text: '送婆婆的生日礼物，包装很体面。' },
      ],
    },
    {
      key: 'loungewear-waffle-robe',
      tags: ['吸水', '柔软', '厚度刚好'],
      said: [
        { score: 5, text: '洗完澡裹上就不滴水了，像酒店的那种。' },
        { score: 4, text: '第一次洗掉了一点点毛，后来就没有了。' },
      ],
    },
  ],
  common: [
    { score: 5, text: '面料摸着就舒服，尺码也准。' },
    { score: 5, text: '包装很用心，有一张手写的卡片。' },
    { score: 5, text: '上身效果比图片好。', pictures: 2 },
    { score: 5, text: '问了客服身高体重，推荐的码正好。' },
    { score: 4, text: '好看，就是容易沾毛。' },
    { score: 4, text: '物流快，衣服有一点点折痕，熨一下就好。' },
    { score: 5, text: '第二次买这家，质量一直在线。' },
    { score: 5, text: '颜色正，没有色差。', pictures: 1 },
    { score: 3, text: '中规中矩，没有特别惊喜。' },
    { score: 5, text: '朋友看到问了链接。' },
    { score: 4, text: '做工细致，线头很少。' },
    { score: 5, text: '适合日常穿，好搭配。' },
    { score: 2, text: '码数偏大，退了。', answer: '谢谢您告诉我们，尺码说明已经改得更清楚了。' },
    { score: 5, text: '送人的，对方很喜欢。' },
    { score: 4, text: '料子不错，价格稍微高一点。' },
    { score: 5, text: '洗过几次了，没有变形。' },
  ],
};
