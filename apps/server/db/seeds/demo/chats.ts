import { DAY_MS } from './year/calendar.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Words, a card of the goods talked about or of the writer's order with them, or a photo of the demo's. */
export type DemoLine = string | { readonly card: 'goods' | 'order' } | { readonly photo: string };

/** What a buyer and customer service have written to each other; who wrote, the words, and how long ago. */
export interface DemoChat {
  readonly cid: string;
  /** Goods talked about, by their key: whoever bought them last writes. */
  readonly about?: string;
  readonly said: readonly (readonly [from: 'member' | 'staff', line: DemoLine, agoMs: number])[];
}

export const demoChats: readonly DemoChat[] = [
  {
    cid: '101',
    about: 'cherry',
    said: [
      ['member', { card: 'order' }, 23 * MINUTE_MS],
      ['member', '昨天收到的车厘子，今天打开有 5 颗压坏了', 22 * MINUTE_MS],
      ['member', { photo: 'cherry-review' }, 21 * MINUTE_MS],
      ['staff', '您好，很抱歉让您收到坏果。方便说一下是 J 级还是 JJ 级吗？', 20 * MINUTE_MS],
      ['member', 'JJ 级，一箱 2 斤的', 18 * MINUTE_MS],
      ['member', '可以退一部分钱吗？', 17 * MINUTE_MS],
    ],
  },
  {
    cid: '101',
    about: 'orange',
    said: [
      ['member', { card: 'goods' }, 9 * MINUTE_MS],
      ['member', '脐橙今天下单，明天能送到吗？周末有客人来', 8 * MINUTE_MS],
    ],
  },
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

export interface DemoWelcome {
  readonly cid: string;
  readonly greeting: string;
  readonly hours: { readonly from: string; readonly until: string };
  readonly questions: readonly { readonly title: string; readonly answer: string }[];
}

const shipping = { title: '什么时候发货？', answer: '每天下午四点前付款的订单当天发货，之后的第二天发货。' };
const invoice = { title: '可以开发票吗？', answer: '订单完成后可以开具电子发票，请把抬头和税号发给我们。' };

export const demoWelcomes: readonly DemoWelcome[] = [
  {
    cid: '101',
    greeting: '您好，欢迎光临！坏果包赔，签收 48 小时内拍照发给我们就可以。',
    hours: { from: '08:00', until: '22:00' },
    questions: [
      shipping,
      { title: '收到坏果怎么办？', answer: '很抱歉让您收到坏果。签收 48 小时内拍照发给我们，按坏果的数量赔付。' },
      { title: '能送到我这里吗？', answer: '填写收货地址后，确认订单页会显示能否送达和运费。' },
      invoice,
    ],
  },
  {
    cid: '102',
    greeting: '您好，告诉我们您的身高和体重，我们帮您选尺码。',
    hours: { from: '09:00', until: '22:00' },
    questions: [shipping, { title: '不合身可以换吗？', answer: '可以。签收七天内，吊牌完整、没有洗过的都可以退换。' }, invoice],
  },
  {
    cid: '103',
    greeting: '您好，请问有什么可以帮您？',
    hours: { from: '09:00', until: '21:30' },
    questions: [shipping, { title: '瓷器碎了怎么办？', answer: '请拍照发给我们，我们为您补发或退款。' }, invoice],
  },
];
