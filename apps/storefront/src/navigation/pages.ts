import type { ReportedPage } from '@qianpu/contract/types';
import { facts as activeGoodsList } from '../pages/active-goods-list/page.facts.ts';
import { facts as addressList } from '../pages/address-list/page.facts.ts';
import { facts as addressModify } from '../pages/address-modify/page.facts.ts';
import { facts as agree } from '../pages/agree/page.facts.ts';
import { facts as appraisal } from '../pages/appraisal/page.facts.ts';
import { facts as balanceList } from '../pages/balance-list/page.facts.ts';
import { facts as classGoodList } from '../pages/class-good-list/page.facts.ts';
import { facts as couponExchange } from '../pages/coupon-exchange/page.facts.ts';
import { facts as discountPackageActivityDetail } from '../pages/discount-package-activity-detail/page.facts.ts';
import { facts as favourites } from '../pages/favourites/page.facts.ts';
import { facts as firstReduction } from '../pages/first-reduction/page.facts.ts';
import { facts as footprints } from '../pages/footprints/page.facts.ts';
import { facts as friendPay } from '../pages/friend-pay/page.facts.ts';
import { facts as getCoupon } from '../pages/get-coupon/page.facts.ts';
import { facts as getCoupons } from '../pages/get-coupons/page.facts.ts';
import { facts as goodAppraisalList } from '../pages/good-appraisal-list/page.facts.ts';
import { facts as goodClass } from '../pages/good-class/page.facts.ts';
import { facts as goodDetail } from '../pages/good-detail/page.facts.ts';
import { facts as goodQuestions } from '../pages/good-questions/page.facts.ts';
import { facts as goodSearch } from '../pages/good-search/page.facts.ts';
import { facts as inaccessibleStore } from '../pages/inaccessible-store/page.facts.ts';
import { facts as index } from '../pages/index/page.facts.ts';
import { facts as indexMicropage } from '../pages/index-micropage/page.facts.ts';
import { facts as instLoadPage } from '../pages/inst-load-page/page.facts.ts';
import { facts as kf } from '../pages/kf/page.facts.ts';
import { facts as kit } from '../pages/kit/page.facts.ts';
import { facts as limitTimeDiscountActivityList } from '../pages/limit-time-discount-activity-list/page.facts.ts';
import { facts as login } from '../pages/login/page.facts.ts';
import { facts as memberCard } from '../pages/member-card/page.facts.ts';
import { facts as memberCenter } from '../pages/member-center/page.facts.ts';
import { facts as memberSaving } from '../pages/member-saving/page.facts.ts';
import { facts as messages } from '../pages/messages/page.facts.ts';
import { facts as micropage } from '../pages/micropage/page.facts.ts';
import { facts as micropageClass } from '../pages/micropage-class/page.facts.ts';
import { facts as myCoupons } from '../pages/my-coupons/page.facts.ts';
import { facts as notFond } from '../pages/not-fond/page.facts.ts';
import { facts as NyNjActivityDetail } from '../pages/ny-nj-activity-detail/page.facts.ts';
import { facts as offline } from '../pages/offline/page.facts.ts';
import { facts as orderConfirm } from '../pages/order-confirm/page.facts.ts';
import { facts as orderDetail } from '../pages/order-detail/page.facts.ts';
import { facts as orderList } from '../pages/order-list/page.facts.ts';
import { facts as pay } from '../pages/pay/page.facts.ts';
import { facts as payResult } from '../pages/pay-result/page.facts.ts';
import { facts as personalData } from '../pages/personal-data/page.facts.ts';
import { facts as points } from '../pages/points/page.facts.ts';
import { facts as policy } from '../pages/policy/page.facts.ts';
import { facts as securityCenter } from '../pages/security-center/page.facts.ts';
import { facts as setpayPassword } from '../pages/setpay-password/page.facts.ts';
import { facts as shopping } from '../pages/shopping/page.facts.ts';
import { facts as storeLate } from '../pages/store-late/page.facts.ts';
import { facts as treeLogin } from '../pages/tree-login/page.facts.ts';
import { facts as useCoupon } from '../pages/use-coupon/page.facts.ts';
import { facts as userCenter } from '../pages/user-center/page.facts.ts';
import type { PageFacts, WrittenFacts } from './page-facts.types.ts';

/**
 * The pages that are built (spec 2.1, 2.2); planned-pages.ts holds the others. Names and paths keep the product's spelling. Written out, not
 * found by the build: the names are a type, tools read them without a build, and the first page does not carry the folders' paths.
 */
const written = {
  activeGoodsList,
  addressList,
  addressModify,
  agree,
  appraisal,
  balanceList,
  classGoodList,
  couponExchange,
  discountPackageActivityDetail,
  favourites,
  firstReduction,
  footprints,
  friendPay,
  getCoupon,
  getCoupons,
  goodAppraisalList,
  goodClass,
  goodDetail,
  goodQuestions,
  goodSearch,
  inaccessibleStore,
  index,
  indexMicropage,
  instLoadPage,
  kf,
  kit,
  limitTimeDiscountActivityList,
  login,
  memberCard,
  memberCenter,
  memberSaving,
  messages,
  micropage,
  micropageClass,
  myCoupons,
  notFond,
  NyNjActivityDetail,
  offline,
  orderConfirm,
  orderDetail,
  orderList,
  pay,
  payResult,
  personalData,
  points,
  policy,
  securityCenter,
  setpayPassword,
  shopping,
  storeLate,
  treeLogin,
  useCoupon,
  userCenter,
} satisfies Partial<Record<ReportedPage, WrittenFacts>>;

export type PageName = keyof typeof written;

export const pages = Object.fromEntries(
  Object.entries<WrittenFacts>(written).map(([name, facts]) => [name, { path: `/${name}`, title: name, ...facts }]),
) as Readonly<Record<PageName, PageFacts>>;

export const pageOf = (name: PageName): PageFacts => pages[name];
