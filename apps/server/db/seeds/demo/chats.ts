import { DAY_MS } from './year/calendar.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a buyer and customer service have written to each other; who wrote, the words, and how long ago. */
export interface DemoChat {
  readonly cid: string;
  readonly said: readonly (readonly [from: 'member' | 'staff', text: string, agoMs: number])[];
}

export const demoChats: readonly DemoChat[] = [
  {
    cid: '101',
    said: [
      ['member', '昨天收到的车厘子，今天打开有 5 颗压坏了', 22 * MINUTE_MS],
      ['staff', '您好，很抱歉让您收到坏果。方便说一下是 J 级还是 JJ 级吗？', 20 * MINUTE_MS],
      ['member', 'JJ 级，一箱 2 斤的', 18 * MINUTE_MS],
      ['member', '可以退一部分钱吗？', 17 * MINUTE_MS],
    ],
  },
  { cid: '101', said: [['member', '脐橙今天下单，明天能送到吗？周末有客人来', 8 * MINUTE_MS]] },
  { cid: '101', said: [['member', '鲜牛奶的保质期还剩几天？', 3 * MINUTE_MS]] },
  {
    cid: '101',
    said: [
      ['member', '鸡蛋能换成 30 枚装的吗？', 5 * HOUR_MS],
      ['staff', '目前只有 10 枚装，您可以一次买三份，会放在同一箱里发出。', 5 * HOUR_MS - 4 * MINUTE_MS],
      ['member', '好的，谢谢', 5 * HOUR_MS - 6 * MINUTE_MS],
      ['staff', '不客气，祝您生活愉快！', 5 * HOUR_MS - 7 * MINUTE_MS],
    ],
  },
  { cid: '102', said: [['member', '身高 168，体重 58 公斤，羊毛衫穿 M 还是 L？', 12 * MINUTE_MS]] },
  {
    cid: '102',
    said: [
      ['member', '皮带可以打孔吗', DAY_MS + 2 * HOUR_MS],
      ['staff', '可以，下单时在备注里写需要的长度，我们打好孔再发。', DAY_MS + HOUR_MS],
    ],
  },
  {
    cid: '103',
    said: [
      ['member', '台灯的灯泡坏了，在哪里能买到一样的？', 2 * DAY_MS],
      ['staff', '普通 E27 灯泡都可以用，色温选 2700K 的就和原来一样。', 2 * DAY_MS - 5 * MINUTE_MS],
    ],
  },
];

export interface DemoQuickReply {
  /** Undefined: in every shop. */
  readonly cid?: string;
  readonly title: string;
  readonly text: string;
}

export const demoQuickReplies: readonly DemoQuickReply[] = [
  { title: '问候', text: '您好，很高兴为您服务，请问有什么可以帮您？' },
  { title: '发货时间', text: '每天下午四点前付款的订单当天发货，之后的第二天发货。' },
  { title: '开发票', text: '订单完成后可以开具电子发票，请把抬头和税号发给我们。' },
  { title: '感谢', text: '感谢您的支持，祝您生活愉快！' },
  { cid: '101', title: '坏果包赔', text: '很抱歉让您收到坏果。签收 48 小时内按坏果的数量赔付，请告诉我们坏了几个。' },
  { cid: '102', title: '选尺码', text: '请告诉我们您的身高和体重，我们帮您选尺码；不合身可以七天内退换。' },
];
