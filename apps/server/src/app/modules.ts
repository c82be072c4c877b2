import type { CallName } from '@qianpu/contract/rows';
import { recordStaffWrites } from '#modules/staff';
import { eventCleanup } from '#platform/events/outbox.cleanup.repo';
import type { Handlers } from '#platform/http/handler.types';
import { idempotencyCleanup } from '#platform/http/idempotency.cleanup.repo';
import type { CacheableReads, Module } from '#platform/module.types';
import { taskCleanup } from '#platform/tasks/task.cleanup.repo';
import { activityModule } from '../modules/activity/module.ts';
import { addressModule } from '../modules/address/module.ts';
import { assetModule } from '../modules/asset/module.ts';
import { behaviourModule } from '../modules/behaviour/module.ts';
import { cartModule } from '../modules/cart/module.ts';
import { catalogModule } from '../modules/catalog/module.ts';
import { checkoutModule } from '../modules/checkout/module.ts';
import { customerModule } from '../modules/customer/module.ts';
import { decorationModule } from '../modules/decoration/module.ts';
import { deliveryModule } from '../modules/delivery/module.ts';
import { goodsManagementModule } from '../modules/goods-management/module.ts';
import { identityModule } from '../modules/identity/module.ts';
import { inboxModule } from '../modules/inbox/module.ts';
import { ledgerModule } from '../modules/ledger/module.ts';
import { loyaltyModule } from '../modules/loyalty/module.ts';
import { marketingModule } from '../modules/marketing/module.ts';
import { memberModule } from '../modules/member/module.ts';
import { openingModule } from '../modules/opening/module.ts';
import { opsModule } from '../modules/ops/module.ts';
import { orderModule } from '../modules/order/module.ts';
import { paymentModule } from '../modules/payment/module.ts';
import { privacyModule } from '../modules/privacy/module.ts';
import { purchaseModule } from '../modules/purchase/module.ts';
import { questionModule } from '../modules/question/module.ts';
import { recommendModule } from '../modules/recommend/module.ts';
import { reportModule } from '../modules/report/module.ts';
import { reviewModule } from '../modules/review/module.ts';
import { savingModule } from '../modules/saving/module.ts';
import { searchModule } from '../modules/search/module.ts';
import { shopModule } from '../modules/shop/module.ts';
import { simulationModule } from '../modules/simulation/module.ts';
import { smsModule } from '../modules/sms/module.ts';
import { staffModule } from '../modules/staff/module.ts';
import { stockModule } from '../modules/stock/module.ts';
import { supportModule } from '../modules/support/module.ts';
import { tradeModule } from '../modules/trade/module.ts';
import { wechatModule } from '../modules/wechat/module.ts';

/** The one list of modules; everything below derives from it. */
const listed = [
  shopModule,
  decorationModule,
  addressModule,
  identityModule,
  smsModule,
  wechatModule,
  ledgerModule,
  purchaseModule,
  memberModule,
  customerModule,
  privacyModule,
  staffModule,
  catalogModule,
  goodsManagementModule,
  stockModule,
  searchModule,
  recommendModule,
  reviewModule,
  questionModule,
  supportModule,
  inboxModule,
  opsModule,
  deliveryModule,
  checkoutModule,
  cartModule,
  behaviourModule,
  marketingModule,
  activityModule,
  loyaltyModule,
  assetModule,
  orderModule,
  savingModule,
  simulationModule,
  paymentModule,
  tradeModule,
  openingModule,
  reportModule,
] as const;

export const modules: readonly Module[] = listed;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** A row of the contract nobody answers does not compile. */
const answered: Handlers<CallName> = Object.assign({}, ...listed.map(({ handlers }) => handlers)) as AllOf<
  (typeof listed)[number]['handlers']
>;
export const handlers = recordStaffWrites(answered);

/** What is sent to a phone as it happens. */
export const streams = modules.flatMap(({ streams = [] }) => streams);

export const cacheableReads: CacheableReads = Object.assign({}, ...modules.map(({ cacheableReads = {} }) => cacheableReads));

/** Who is told of which event. */
export const subscribers = modules.flatMap(({ subscribers = [] }) => subscribers);

/** What the worker does when its time has come: merchant by merchant, some of it with providers outside. */
export const dueTasks = modules.flatMap(({ dueTasks = [] }) => dueTasks);

/** Long work that staff start and the worker does. */
export const taskKinds = modules.flatMap(({ taskKinds = [] }) => taskKinds);

/** What lies sealed in the database. */
export const sealedColumns = modules.flatMap(({ sealedColumns = [] }) => sealedColumns);

/** What must be kept before a key of ours leaves. */
export const beforeKeyLeaves = modules.flatMap(({ beforeKeyLeaves = [] }) => beforeKeyLeaves);

/** What the worker deletes or closes as it runs out. */
export const cleanupTasks = [
  ...eventCleanup,
  ...idempotencyCleanup,
  ...taskCleanup,
  ...modules.flatMap(({ cleanupTasks = [] }) => cleanupTasks),
];
