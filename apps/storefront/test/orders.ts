import type { OutputOf } from '@qianpu/contract/types';

type Quote = OutputOf<'trade.order.confirm'>;
type OrderDetail = OutputOf<'trade.order.detail'>;
type OrderSummary = OutputOf<'trade.order.list'>['list'][number];

export const anAddress: NonNullable<Quote['address']> = {
  id: '7',
  name: '林知夏',
  phone: '138****6620',
  regionCode: '330108',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  street: '江南大道 588 号',
  isDefault: true,
  label: '',
};

const strawberries = {
  cid: '11',
  skuId: '21',
  goodsId: '31',
  title: '红颜草莓',
  specs: [{ name: '规格', value: '500g' }],
  picture: '1/goods/strawberry.jpg',
  quantity: 2,
  unitFen: 3_990,
  discountFen: 0,
  payableFen: 7_980,
  shares: [],
};

const freight: OrderDetail['receipt'][number] = {
  kind: 'FREIGHT',
  name: '',
  amountFen: 600,
  isTaken: true,
  reason: { code: 'FREE_FROM', thresholdFen: 9_900, missingFen: 1_920 },
};

export const aQuote = (payableFen = 8_580): Quote => ({
  shops: [
    {
      cid: '11',
      shopName: '滨江店',
      lines: [strawberries],
      goodsFen: payableFen - 600,
      discountFen: 0,
      freightFen: 600,
      payableFen,
      receipt: [freight],
    },
  ],
  totals: { pieces: 2, goodsFen: payableFen - 600, discountFen: 0, freightFen: 600, payableFen },
  address: anAddress,
  coupons: [],
});

export const anOrder = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: '501',
  tradeId: '401',
  cid: '11',
  shopName: '滨江店',
  state: 'UNPAID',
  refundState: 'NONE',
  lines: [strawberries],
  payableFen: 8_580,
  createdAt: Date.now(),
  payBy: Date.now() + 30 * 60_000,
  receiveBy: null,
  isExtended: false,
  isAddressChanged: false,
  urgedAt: null,
  isToReview: false,
  hasOpenRefund: false,
  ...changes,
});

export const anOrderDetail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...anOrder(),
  goodsFen: 7_980,
  discountFen: 0,
  freightFen: 600,
  refundedFen: 0,
  receipt: [freight],
  address: anAddress,
  message: '',
  closeReason: null,
  paidAt: null,
  shippedAt: null,
  completedAt: null,
  closedAt: null,
  shipment: null,
  refunds: [],
  timeline: [{ at: Date.now(), what: 'PLACED' }],
  ...changes,
});

type PayStatus = OutputOf<'trade.pay.status'>;

export const aPayStatus = (changes: Partial<PayStatus> = {}): PayStatus => ({
  state: 'UNPAID',
  payableFen: 8_580,
  payBy: Date.now() + 30 * 60_000,
  kind: 'GOODS',
  tenders: [],
  orderIds: ['501'],
  goodsIds: ['31'],
  ...changes,
});
