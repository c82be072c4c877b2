import { plannedCommunityRows } from './community.ts';
import { plannedDeliveryRows } from './delivery.ts';
import { plannedDistributionRows } from './distribution.ts';
import { plannedLedgerRows } from './ledger.ts';
import { plannedLiveRows } from './live.ts';
import { plannedActivityRows } from './marketing/activity.ts';
import { plannedRewardRows } from './marketing/reward.ts';
import { plannedMemberRows } from './member.ts';
import { plannedShopRows } from './shop.ts';
import { plannedSupportRows } from './support.ts';
import { plannedTradeRows } from './trade.ts';

/**
 * Calls nobody has built yet. They stand apart from the built ones because a phone imports those by the file; a call that
 * gets built moves to its domain's file beside this folder and sheds `planned`.
 */
export const plannedRows = {
  ...plannedCommunityRows,
  ...plannedDeliveryRows,
  ...plannedDistributionRows,
  ...plannedLedgerRows,
  ...plannedLiveRows,
  ...plannedActivityRows,
  ...plannedRewardRows,
  ...plannedMemberRows,
  ...plannedShopRows,
  ...plannedSupportRows,
  ...plannedTradeRows,
};
