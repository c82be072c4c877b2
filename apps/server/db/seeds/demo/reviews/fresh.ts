import type { ShopReviews } from './reviews.types.ts';

export const freshReviews: ShopReviews = {
  goods: [
    {
      key: 'fruit-strawberry',
      tags: ['很甜', '个头大', '包装用心', '送得快', '没有坏果'],
      said: [
        {
          score: 5,
          text: '打开就是满屋子草莓香，颗颗都立在凹槽里，一颗没坏。老人小孩都爱吃，比楼下超市新鲜太多，已经是第三次买了。',
          pictures: 3,
          appended: { days: 6, text: '又回购了两盒，这次果子更大，尖尖都红透了。' },
          answer: '谢谢您一直喜欢，早上那一批总是最甜的。',
        },
        { score: 5, text: '昨晚十点下的单，今天上午就到了，冰袋还是硬的。甜度高，带一点点酸，孩子一口气吃了半盒。', pictures: 2 },
        { score: 4, text: '味道很好，就是有两颗压了一点，客服二话不说按颗赔了。', answer: '给您添麻烦了，路上的磕碰都算我们的。' },
        { score: 3, text: '甜是甜，大小不太均匀，大的很大小的很小。' },
      ],
    },
    {
      key: 'fruit-cherry',
      tags: ['脆甜', '个头大', '果柄绿', '新鲜'],
      said: [
        { score: 5, text: '3J 真的大，一颗快有一元硬币那么大，脆得咔嚓响。', pictures: 2 },
        { score: 5, text: '果柄都是绿的，一看就是刚摘的，放冰箱三天还脆。' },
        { score: 4, text: '价格不便宜，但是坏果只有一颗，值得。' },
        { score: 2, text: '这次收到的偏软，没有上次好。', answer: '非常抱歉，这批路上遇到高温，已经给您退了一半。' },
      ],
    },
    {
      key: 'fruit-blueberry',
      tags: ['新鲜', '果粉完整', '甜', '包装用心'],
      said: [
        { score: 5, text: '果粉白白的一层，没有洗过的样子，甜里带酸，拌酸奶正好。', pictures: 1 },
        { score: 5, text: '六盒分开装很方便，每天带一盒上班。' },
        { score: 4, text: '18mm 的真大，就是有一盒底下有两颗瘪的。' },
      ],
    },
    {
      key: 'fruit-mandarin',
      tags: ['多汁', '好剥皮', '很甜', '没有籽'],
      said: [
        {
          score: 5,
          text: '皮薄得一撕就开，里面真的像果冻，汁水流一手。',
          pictures: 2,
          appended: { days: 10, text: '放了十天还是水灵，没有一个坏的。' },
        },
        { score: 5, text: '给爸妈寄的，说比去年的还甜。' },
        { score: 5, text: '十斤装吃得飞快，又下单了。' },
        { score: 3, text: '有几个偏酸，可能还没放够时间。', answer: '刚到时会有一点酸，室温放两三天再吃更甜。' },
      ],
    },
    {
      key: 'fruit-apple',
      tags: ['脆甜', '糖心', '个头匀', '耐放'],
      said: [
        { score: 5, text: '八成都有糖心，切开透亮透亮的，孩子说像琥珀。', pictures: 2 },
        { score: 5, text: '脆，甜，皮薄，一箱二十多个没有一个烂的。' },
        { score: 4, text: '糖心没有想象的多，但是味道是真好。' },
      ],
    },
    {
      key: 'vegetable-broccoli',
      tags: ['新鲜', '花球紧', '好吃'],
      said: [
        { score: 5, text: '花球很紧，一点都不散，焯一下就翠绿。' },
        { score: 5, text: '切开没有虫，洗两遍就干净。', pictures: 1 },
        { score: 4, text: '比菜场贵一点，胜在省事。' },
      ],
    },
    {
      key: 'vegetable-tomato',
      tags: ['沙瓤', '有番茄味', '自然熟'],
      said: [
        { score: 5, text: '终于吃到小时候的西红柿味道了，切开沙沙的，拌糖都不用。', pictures: 2 },
        { score: 5, text: '炒鸡蛋汤汁特别多，颜色红亮。' },
        { score: 2, text: '压坏了三个，流了一箱汁。', answer: '抱歉，已经为您补发一箱，包装也加了一层纸托。' },
      ],
    },
    {
      key: 'meat-ribeye',
      tags: ['肉嫩', '油花好', '分量足'],
      said: [
        { score: 5, text: '油花很漂亮，煎到三分熟刚好，家里人以为我去餐厅打包的。', pictures: 3 },
        { score: 5, text: '解冻后几乎没有血水，肉味很足。', appended: { days: 14, text: '第二次买，依然稳定，过节囤了十片。' } },
        { score: 4, text: '厚度一致，就是一片吃不太饱。' },
      ],
    },
    {
      key: 'seafood-prawn',
      tags: ['个头大', '肉弹', '新鲜', '冰衣薄'],
      said: [
        { score: 5, text: '虾头没有发黑，一只只分得很开，白灼就很甜。', pictures: 2 },
        { score: 5, text: '冰很少，净重真的够，聚会两盒刚好。' },
        { score: 3, text: '这次的个头比上次小一圈。', answer: '不同船次会差一点，我们会把规格写得更细。' },
      ],
    },
    {
      key: 'seafood-crab',
      tags: ['蟹黄满', '鲜活', '绑得紧'],
      said: [
        { score: 5, text: '八只全是活的，蒸出来膏都流油了，中秋吃得很满足。', pictures: 3 },
        { score: 5, text: '送到的时候还在吐泡泡，姜醋也配好了。' },
        { score: 4, text: '公蟹很肥，有一只母蟹稍微空一点，客服赔了。' },
      ],
    },
    {
      key: 'dairy-egg',
      tags: ['新鲜', '没有碎', '蛋黄黄'],
      said: [
        { score: 5, text: '三十枚一个没碎，蛋黄是橘黄色的，打散有香味。', pictures: 1 },
        { score: 5, text: '给宝宝做辅食一直买这个。' },
        { score: 4, text: '个头有大有小，散养的就是这样。' },
      ],
    },
    {
      key: 'dairy-milk',
      tags: ['奶香浓', '新鲜', '日期好'],
      said: [
        { score: 5, text: '奶皮很厚，日期是昨天的，孩子说像小时候的牛奶。' },
        { score: 5, text: '加到咖啡里拉花很稳，一周两瓶固定买。', pictures: 1 },
        { score: 4, text: '味道好，就是保质期只有七天，要算着喝。' },
      ],
    },
    {
      key: 'dairy-yogurt',
      tags: ['浓稠', '不甜', '配料干净'],
      said: [
        { score: 5, text: '只有牛奶和菌，勺子立得住，加点蜂蜜就很好。' },
        { score: 4, text: '刚开始觉得太酸，习惯以后别的都觉得甜了。' },
      ],
    },
    {
      key: 'bakery-croissant',
      tags: ['酥脆', '黄油香', '现烤'],
      said: [
        { score: 5, text: '到手还是温的，一掰掉一桌渣，黄油香得不行。', pictures: 2 },
        { score: 5, text: '早上七点半准时到，配咖啡一整天都好。' },
        { score: 3, text: '送到的时候有点压扁了，味道还可以。', answer: '可颂确实怕压，我们换了硬一点的盒子。' },
      ],
    },
    {
      key: 'bakery-toast',
      tags: ['柔软', '拉丝', '不甜腻'],
      said: [
        { score: 5, text: '撕开一丝一丝的，不抹东西也好吃，两天就没了。', pictures: 1 },
        { score: 5, text: '孩子的早餐面包，冷冻后烤一下跟新的一样。' },
      ],
    },
    {
      key: 'tea-longjing',
      tags: ['豆香', '回甘', '叶片匀'],
      said: [
        { score: 5, text: '开罐就是豆香，叶片扁平匀整，泡三回还有味道。', pictures: 2 },
        { score: 5, text: '送给老师的，说是懂茶的人挑的。' },
        { score: 4, text: '价格不低，一级的性价比更高。' },
      ],
    },
    {
      key: 'tea-bubble',
      tags: ['珍珠软糯', '不腻', '送得快'],
      said: [
        { score: 5, text: '珍珠真的软，三分糖刚刚好，二十分钟就到了。' },
        { score: 5, text: '下雨天点的，一滴都没洒出来。', pictures: 1 },
        { score: 4, text: '冰放得有点多，下次备注少冰。' },
      ],
    },
    {
      key: 'grain-rice-wuchang',
      tags: ['香', '油亮', '颗粒匀', '新米'],
      said: [
        {
          score: 5,
          text: '煮的时候整个屋子都是米香，不用菜都能吃一碗。',
          pictures: 2,
          appended: { days: 20, text: '十公斤吃完了又来一袋，还是一样香。' },
        },
        { score: 5, text: '新米就是不一样，冷了也不硬。' },
        { score: 5, text: '真空包装很结实，没有碎米。' },
      ],
    },
  ],
  common: [
    { score: 5, text: '新鲜，包装严实，冰袋还没化完就到了。' },
    { score: 5, text: '回购好多次了，一直很稳定。' },
    { score: 5, text: '送得快，骑手还帮忙放到了门口。' },
    { score: 5, text: '比超市便宜，还送到家。' },
    { score: 5, text: '家里老人点名要的，每周都买。' },
    { score: 5, text: '跟图片一样，没有失望。', pictures: 1 },
    { score: 4, text: '整体不错，希望再便宜一点点。' },
    { score: 4, text: '味道可以，包装可以再环保一点。' },
    { score: 4, text: '分量够，日期也新。' },
    { score: 4, text: '送到得比说好的晚了十几分钟，东西是好的。' },
    { score: 5, text: '第一次买，味道超过预期。' },
    { score: 5, text: '囤了一些放冰箱，慢慢吃。' },
    { score: 3, text: '一般般，没有评论里说的那么好。' },
    { score: 3, text: '不好不坏吧，应急可以。' },
    { score: 5, text: '做法写得很清楚，照着做成功了。', pictures: 1 },
    { score: 5, text: '客服态度好，问什么都答。' },
    { score: 4, text: '味道不错，就是吃完收拾有点麻烦。' },
    { score: 2, text: '这次的质量不如上一次。', answer: '对不起让您失望了，已经安排退款，也请仓库复查这一批。' },
    { score: 5, text: '孩子很喜欢，吃完还要。' },
    { score: 5, text: '同事推荐的，果然不错。' },
    { score: 1, text: '送错了规格，联系以后给换了，希望下次细心点。', answer: '是我们的错，已经补发并赔付，谢谢您的提醒。' },
    { score: 5, text: '好吃，推荐。' },
    { score: 5, text: '很新鲜，一点异味都没有。' },
    { score: 4, text: '比预想的小一点，味道好。' },
    { score: 5, text: '聚会准备的，大家都说好。', pictures: 2 },
  ],
};
