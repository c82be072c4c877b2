import { envelope, get, planned } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.4' } as const;
const publicRead = { ...mine, auth: 'visitor' } as const;
const resell = { ...mine, section: '7.2' } as const;

export const plannedDistributionRows = {
  // target ours
  'distribution.resell.detail': planned(envelope('commission', 'APP-RESELL-DETAIL-PROCESSOR', resell)),
  // target ours
  'distribution.resell.share': planned(envelope('commission', 'APP-RESELL-SHARE-PROCESSOR', resell)),
  // target ours
  'distribution.resell.config': planned(envelope('commission', 'APP-RESELL-CONFIG-PROCESSOR', { ...resell, auth: 'visitor' })),
  // target ours
  'distribution.relation.add': planned(envelope('commission', 'APP-RESELL-RELATION-ADD-PROCESSOR', { ...resell, effect: 'write' })),
  'distribution.reseller.queryState': planned(get('distribution', '/client/reseller/queryResellerState', mine)),
  // path ours
  'distribution.reseller.isReseller': planned(get('distribution', '/c/v2/reseller/isReseller', mine)),
  // path ours
  'distribution.share.showIcon': planned(get('distribution', '/c/v2/share/showIcon', publicRead)),
  // path ours
  'distribution.share.wechatInfo': planned(get('distribution', '/c/v2/share/wechatInfo', publicRead)),
  // path ours
  'distribution.poster.home': planned(get('distribution', '/c/v2/poster/home', mine)),
};
