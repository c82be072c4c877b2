import { menuTexts } from '../menu.texts.ts';

const zhCN = {
  ...menuTexts.zhCN,
  earn: '获得积分',
  perYuan: '每实付 1 元得',
  perYuanHint: '0 到 100 分；0 为不送积分。改动只影响以后收货的订单',
  points: '分',
  save: '保存积分规则',
  saved: '积分规则已保存',
  changed: '同事刚刚修改了积分规则，已显示最新的',
  example: '一笔实付 ¥99.90 的订单',
  exampleNote: '按整单计算，取整数',
  level: '等级',
  times: '积分倍数',
  gets: '得到',
  cards: '会员卡也有积分倍数；等级和会员卡都有时，按大的算。',
  editLevels: '修改倍数',
  rules: '积分怎么算',
  ruleLines: [
    '确认收货后到账；退款按比例扣回，不够扣的记为欠分，从下次得到的积分里抵。',
    '得到的积分到次年年底（12 月 31 日）失效，先到期的先用；失效前 30 天通知会员。',
    '只算实付的商品金额，不含运费。',
  ],
};
const en: typeof zhCN = {
  ...menuTexts.en,
  earn: 'Earning points',
  perYuan: 'For each yuan paid',
  perYuanHint: '0 to 100; 0 gives none. It holds for orders that are received from now on',
  points: 'points',
  save: 'Save the rule',
  saved: 'The rule is saved',
  changed: 'A colleague has just changed the rule; this is the latest',
  example: 'An order of ¥99.90',
  exampleNote: 'Of the whole order, cut to a whole number',
  level: 'Level',
  times: 'Points ×',
  gets: 'Earns',
  cards: 'Cards multiply points, too; of level and card, the larger one counts.',
  editLevels: 'Change these',
  rules: 'How points work',
  ruleLines: [
    'They come when the order is received. Refunds take their share back; what is not there any more is owed and paid off by the next points.',
    'They end with the next calendar year (31 December), earliest end first; members are told 30 days before.',
    'What was paid for goods counts, without delivery.',
  ],
};

export const pointsTexts = { zhCN, en };
