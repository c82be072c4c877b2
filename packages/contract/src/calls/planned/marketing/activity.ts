import { get, planned, post } from '../../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.6' } as const;
const mine = { ...publicRead, auth: 'member' } as const;

/** What changes a price or shows goods at one. */
export const plannedActivityRows = {
  // path ours
  'marketing.seckill.goodsByActivity': planned(get('marketing', '/c/v2/seckill/goodsByActivity', publicRead)),
  // path ours
  'marketing.seckill.goodsByActivityId': planned(get('marketing', '/c/v2/seckill/goodsByActivityId', publicRead)),
  // path ours
  'marketing.hourlySeckill.nearActivity': planned(get('marketing', '/c/v2/hourlySeckill/nearActivity', publicRead)),
  // path ours
  'marketing.firstOrder.list': planned(get('marketing', '/c/v2/firstOrder/list', publicRead)),
  // path ours
  'marketing.limitDiscount.goods': planned(post('marketing', '/c/v2/limitDiscount/goods', { ...publicRead, isForm: true })),
  // path ours
  'marketing.limitDiscount.byActivityId': planned(get('marketing', '/c/v2/limitDiscount/byActivityId', publicRead)),
  // path ours
  'marketing.privilegedPrice.byId': planned(get('marketing', '/c/v2/privilegedPrice/byId', publicRead)),
  // path ours
  'marketing.packageBuy.list': planned(get('marketing', '/c/v2/packageBuy/list', publicRead)),
  // path ours
  'marketing.packageBuy.goods': planned(get('marketing', '/c/v2/packageBuy/goods', publicRead)),
  // path ours
  'marketing.packageBuy.activityGoods': planned(get('marketing', '/c/v2/packageBuy/activityGoods', publicRead)),
  // path ours
  'marketing.groupBuy.goodsList': planned(post('marketing', '/c/v2/groupBuy/goodsList', publicRead)),
  // path ours
  'marketing.groupBuy.byId': planned(get('marketing', '/c/v2/groupBuy/byId', publicRead)),
  // path ours
  'marketing.groupBuy.group': planned(get('marketing', '/c/v2/groupBuy/group', publicRead)),
  // path ours
  'marketing.groupBuy.joined': planned(get('marketing', '/c/v2/groupBuy/joined', mine)),
  // path ours
  'marketing.groupBuy.byActivityAndOrder': planned(get('marketing', '/c/v2/groupBuy/byActivityAndOrder', mine)),
  // path ours
  'marketing.goodsBale.listByIds': planned(get('marketing', '/c/v2/goodsBale/listByIds', publicRead)),
  // path ours
  'marketing.goodsBale.pageList': planned(get('marketing', '/c/v2/goodsBale/pageList', publicRead)),
  // path ours
  'marketing.general.infoPull': planned(get('marketing', '/c/v2/general/infoPull', publicRead)),
  // path ours
  'marketing.manyQrcode.sonById': planned(get('marketing', '/c/v2/manyQrcode/sonById', publicRead)),
  // path ours: whoever holds the link may look, so that a friend can pay
  'marketing.friendsPay.info': planned(get('marketing', '/c/v2/friendsPay/info', publicRead)),
};
