/** What the demo's shops stand for, by the key categories name them with. */
export const promises = {
  bad: { title: '坏单包赔', text: '收货 24 小时内拍照，坏多少赔多少，不用退回。' },
  cold: { title: '全程冷链', text: '从仓库到门口一路低温，冰袋化了就重发。' },
  fresh: { title: '不鲜退款', text: '到手不新鲜，当天申请，一小时内退款。' },
  day: { title: '当日送达', text: '下午四点前下单，当晚九点前送到。' },
  seven: { title: '七天无理由', text: '收到七天内，不影响再卖就能退，运费各付一程。' },
  mend: { title: '终身修补', text: '脱线、掉扣、换里布，寄回即修，不收工费。' },
  sf: { title: '顺丰包邮', text: '全国顺丰，偏远地区也不加钱。' },
  broken: { title: '破损补寄', text: '路上碎了裂了，拍照就补一件新的。' },
  upstairs: { title: '送货上楼', text: '大件送到家里放好，带走包装。' },
  alive: { title: '包活三十天', text: '三十天内蔫了死了，拍照换一株。' },
} as const;

export type PromiseKey = keyof typeof promises;
