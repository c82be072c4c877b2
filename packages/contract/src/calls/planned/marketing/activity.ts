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
  'marketing.general.infoPull': planned(get('marketing', '/c/v2/general/infoPull', publicRead)),
  // path ours
  'marketing.manyQrcode.sonById': planned(get('marketing', '/c/v2/manyQrcode/sonById', publicRead)),
};
