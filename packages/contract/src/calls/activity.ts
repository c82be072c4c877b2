import { get, post } from '../call.ts';

const staffRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

const publicRead = { auth: 'visitor', effect: 'read', section: '7.6' } as const;
/** With what is left for a member. */
const ownRead = { ...publicRead, isOwnToMembers: true } as const;

/** What shoppers see of activities; paths ours, as are the calls of section "ours". */
export const activityRows = {
  'marketing.limitDiscount.goods': post('marketing', '/c/v2/limitDiscount/goods', { ...publicRead, isForm: true }),
  'marketing.limitDiscount.byActivityId': get('marketing', '/c/v2/limitDiscount/byActivityId', publicRead),
  'marketing.goodsBale.listByIds': get('marketing', '/c/v2/goodsBale/listByIds', publicRead),
  'marketing.goodsBale.pageList': get('marketing', '/c/v2/goodsBale/pageList', publicRead),
  'marketing.fullReduction.goods': get('marketing', '/c/v2/fullReduction/goods', { ...publicRead, section: 'ours' }),
  'marketing.firstOrder.list': get('marketing', '/c/v2/firstOrder/list', ownRead),
  'marketing.packageBuy.list': get('marketing', '/c/v2/packageBuy/list', publicRead),
  'marketing.packageBuy.goods': get('marketing', '/c/v2/packageBuy/goods', publicRead),
  'marketing.packageBuy.activityGoods': get('marketing', '/c/v2/packageBuy/activityGoods', publicRead),
  'marketing.packageBuy.price': post('marketing', '/c/v2/packageBuy/price', { ...publicRead, section: 'ours' }),
  // Whoever holds the link may look; what it says of a member is stored for nobody.
  'marketing.privilegedPrice.byId': get('marketing', '/c/v2/privilegedPrice/byId', ownRead),
};

/** How staff make activities, whatever their kind; paths ours. */
export const activityStaffRows = {
  'marketing.activity.save': post('marketing', '/c/v2/activity/save', staffWrite),
  'marketing.activity.publish': post('marketing', '/c/v2/activity/publish', staffWrite),
  'marketing.activity.end': post('marketing', '/c/v2/activity/end', staffWrite),
  'marketing.activity.list': get('marketing', '/c/v2/activity/list', staffRead),
  'marketing.activity.find': get('marketing', '/c/v2/activity/find', staffRead),
  // What runs when, and which of them meet on the same goods.
  'marketing.activity.calendar': get('marketing', '/c/v2/activity/calendar', staffRead),
  // Prices orders of the last days anew as if a draft had run: a task, and what came of it.
  'marketing.activity.simulate': post('marketing', '/c/v2/activity/simulate', staffWrite),
  'marketing.activity.simulation': get('marketing', '/c/v2/activity/simulation', staffRead),
  'marketing.activity.figures': get('marketing', '/c/v2/activity/figures', staffRead),
};
