import { activityFailures } from './failure-activities.ts';
import { customerFailures } from './failure-customers.ts';
import { ledgerFailures } from './failure-ledger.ts';
import { memberFailures } from './failure-members.ts';
import { reviewFailures } from './failure-reviews.ts';

export interface FailureFacts {
  readonly code: string | number;
  readonly status?: string;
  readonly message: string;
  readonly en: string;
}

/**
 * Failures as data: wire code (in the type the specification gives it) and the text a shopper reads. Codes of ours are
 * strings from "600000" on, one thousand per module. `status` where the specification names one (8); else "error".
 */
export const failures = {
  /** No token on a call that needs one. */
  NOT_LOGGED_IN: { code: 10019, message: '请先登录', en: 'Please log in first' },
  /** The token or ticket is unknown, run out, used up, revoked, or another merchant's. */
  LOGIN_INVALID: { code: 10020, message: '登录已失效，请重新登录', en: 'Your login has expired, please log in again' },
  BAD_INPUT: { code: '600400', message: '请求内容有误', en: 'The request could not be read' },
  FOREIGN_MERCHANT: { code: '600403', message: '没有权限', en: 'You are not allowed to do this' },
  NOT_FOUND: { code: '600404', message: '没有找到', en: 'Not found' },
  /** The same key with another body, or a call that needs a key without one. */
  IDEMPOTENCY: { code: '600409', message: '请勿重复提交', en: 'This has already been submitted' },
  TOO_OFTEN: { code: '600429', message: '操作太频繁，请稍后再试', en: 'Too many attempts, please try again later' },
  /** Data: its cid. Status and code send the page to storeLate (spec 8). */
  SHOP_RESTING: { code: '10090', message: '店铺休息中，暂时无法下单', en: 'The store is closed for now and takes no orders' },
  ...memberFailures,
  /** Said alike for a name nobody has, a wrong password and a disabled account; whoever tries on has to wait (TOO_OFTEN). */
  WRONG_PASSWORD: {
    code: '602001',
    message: '账号或密码错误；多次错误后需等待一段时间再试',
    en: 'The name or password is wrong; after several wrong tries you have to wait',
  },
  /** The password is right and the account has a second factor. */
  FACTOR_NEEDED: { code: '602002', message: '请输入动态验证码', en: 'Please enter the code of your authenticator' },
  /** Wrong, late, or used before. */
  WRONG_FACTOR: { code: '602003', message: '动态验证码错误或已使用', en: 'The authenticator code is wrong or was used before' },
  /** The merchant asks for a second factor before anything else. */
  FACTOR_COMPULSORY: { code: '602004', message: '请先设置动态验证码', en: 'Please set up an authenticator first' },
  /** Data: `holders`, how many hold it or are invited to. */
  ROLE_IN_USE: { code: '602005', message: '该角色仍有员工使用，不能删除', en: 'Somebody still holds this role' },
  /** Accepted already, taken back, or run out. */
  INVITATION_OVER: {
    code: '602006',
    message: '邀请已失效，请联系管理员重新邀请',
    en: 'This invitation is no longer valid, please ask for a new one',
  },
  LINK_HOSTS_FULL: { code: '603001', message: '最多添加 20 个链接域名', en: 'A merchant can have up to 20 link hosts' },
  HOSTS_FULL: { code: '603002', message: '最多绑定 20 个域名', en: 'A merchant can have up to 20 hosts' },
  /** Another merchant's, or one of the platform's. */
  HOST_TAKEN: { code: '603003', message: '该域名已被使用', en: 'This host is in use' },
  /** Neither its file nor its DNS record says the token. Data: what was found of each. */
  HOST_UNPROVEN: { code: '603004', message: '未能验证域名归属，请检查后重试', en: 'The host does not show the token yet' },
  /** Somebody else has set it meanwhile. Data: `revision`. */
  SETTING_CHANGED: { code: '603005', message: '设置已被他人修改，请刷新后再试', en: 'Somebody else has changed this, please refresh' },
  /** Spec 5. */
  SUPPORT_CLOSED: {
    code: '604001',
    message: '在线客服已关闭，您可以电话咨询商家',
    en: 'Online customer service is closed, you can consult the merchant by phone',
  },
  /** Somebody else answers it meanwhile. Data: `assignedTo`, who, or null for nobody. */
  CHAT_TAKEN: { code: '604002', message: '该会话已由其他客服接待', en: 'Somebody else answers this chat now' },
  /** The member has written again meanwhile. */
  CHAT_CHANGED: { code: '604003', message: '会话有新消息，请查看后再结束', en: 'There is a new message, please read it first' },
  QUICK_REPLIES_FULL: { code: '604004', message: '最多保存 50 条快捷语', en: 'You can save up to 50 quick replies' },
  /** The draft is not the one the caller has seen. Data: its revision. */
  PAGE_CHANGED: { code: '605001', message: '页面已被他人修改，请刷新后再试', en: 'Somebody else has changed this page, please reload it' },
  /** Data: the findings that forbid it. */
  PAGE_UNFIT: { code: '605002', message: '页面内容有误，无法发布', en: 'The page cannot be published as it is' },
  /** A shop has one home, a page one form of its own per shop. */
  PAGE_EXISTS: { code: '605003', message: '该店铺已有此页面', en: 'This store already has such a page' },
  /** A domain that is checked is the merchant's own host, or one shared by merchants: nothing else may be asked in a shopper's name. */
  DOMAIN_UNKNOWN: { code: '606001', message: '域名未绑定到该商户', en: 'This domain is not bound to the merchant' },
  /** Goods or other categories stand in it. */
  CATEGORY_IN_USE: {
    code: '607001',
    message: '分类下还有商品或子分类，不能删除',
    en: 'This category still has products or subcategories',
  },
  /** Another brand has it. */
  NAME_TAKEN: { code: '607002', message: '名称已被使用', en: 'This name is in use' },
  /** The SKU sheet counts pieces under this name. */
  AXIS_NAME_RESERVED: {
    code: '607003',
    message: '规格名称不能是“数量”，请换一个名称',
    en: 'An option cannot be named "Quantity", please choose another name',
  },
  /** Data: the revision that is there now. */
  GOODS_CHANGED: {
    code: '607004',
    message: '商品已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this product, please reload it',
  },
  /** Data: the codes. */
  SKU_CODE_TAKEN: { code: '607005', message: '商家编码已被其他规格使用', en: 'Another option already has this code' },
  /** A shop lists it, or an unpaid order holds pieces of it. */
  GOODS_IN_USE: {
    code: '607006',
    message: '商品仍在售或有未付款订单，不能删除',
    en: 'This product is still listed or held by an unpaid order',
  },
  BRAND_IN_USE: { code: '607007', message: '品牌下还有商品，不能删除', en: 'This brand still has products' },
  CART_FULL: { code: '610001', message: '购物车已满，请先清理', en: 'Your cart is full. Please remove something first' },
  /** What the shopper agreed to is not what it costs now; nothing was placed. */
  PRICE_CHANGED: { code: '611001', message: '价格有变动，请重新确认', en: 'The price has changed, please check it again' },
  /** Data: the SKUs that are short. */
  SOLD_OUT: { code: '611002', message: '部分商品库存不足', en: 'Some items are out of stock' },
  /** Data: the SKUs that are gone. */
  OFF_SHELF: { code: '611003', message: '部分商品已下架', en: 'Some items are no longer available' },
  TOO_MANY_UNPAID: {
    code: '611004',
    message: '您有 3 笔待付款订单，请先付款或取消',
    en: 'You have 3 unpaid orders; please pay or cancel them first',
  },
  ADDRESS_MISSING: { code: '611005', message: '请选择收货地址', en: 'Please choose an address' },
  NOTHING_CHOSEN: { code: '611006', message: '请选择要购买的商品', en: 'Please choose what to buy' },
  /** The order is in a state that does not allow this. */
  ORDER_MOVED_ON: { code: '611007', message: '订单状态已变化，请刷新', en: 'The order has changed, please refresh' },
  FRIEND_PAY_OVER: { code: '611021', message: '代付链接已失效', en: 'This link to pay for a friend is no longer valid' },
  ALREADY_PAID: { code: '611008', message: '订单已支付', en: 'This order has already been paid' },
  PAY_CLOSED: { code: '611009', message: '订单已关闭，无法支付', en: 'This order is closed and cannot be paid' },
  /** The provider cannot be reached or refuses; no money has moved. */
  PAY_UNAVAILABLE: {
    code: '611010',
    message: '支付暂不可用，未扣款，请稍后再试',
    en: 'Payment is unavailable right now. You have not been charged',
  },
  /** The provider does not know the account, or one of its secrets is wrong; or nobody answers there. */
  PAY_ACCOUNT_WRONG: {
    code: '611031',
    message: '无法用该账户连接支付渠道，请检查填写内容',
    en: 'The provider did not accept this account, please check what you entered',
  },
  /** Only a tested account comes into force, and only one in force is retired. */
  PAY_ACCOUNT_UNTESTED: { code: '611032', message: '请先测试该支付账户', en: 'Please test this account first' },
  /** Staff lowers the price of an order once, and never to more than it was. */
  PRICE_UNCHANGEABLE: {
    code: '611033',
    message: '该订单已改过价，或新价格不低于原价',
    en: 'The price of this order was changed already, or the new one is not lower',
  },
  REFUND_TOO_MUCH: { code: '611011', message: '退款金额超过可退金额', en: 'This is more than can be refunded' },
  /** Fewer or more pieces of something than are sold at once. Data: its SKUs. */
  QUANTITY_UNFIT: { code: '611012', message: '部分商品的购买数量不符合要求', en: 'Some items are not sold in this quantity' },
  /** Sending to another address costs more than was paid for sending. */
  FREIGHT_DIFFERS: {
    code: '611014',
    message: '新地址运费不同，请取消后重新下单',
    en: 'Shipping to this address costs more; please cancel and order again',
  },
  /** Used, locked by another order, or not in its period. Data: `couponIds`. */
  COUPON_UNFIT: { code: '611016', status: 'NOTUSE', message: '优惠券不可用', en: 'This coupon cannot be used' },
  /** One member's unpaid orders hold only a part of what is there. Data: the SKUs. */
  HELD_TOO_MANY: {
    code: '611025',
    message: '您的待付款订单占用的库存过多，请减少数量或先付款',
    en: 'Your unpaid orders hold too many of an item. Please order fewer, or pay first',
  },
  /** Too many unpaid orders were let go today. Data: `until`. */
  PLACING_PAUSED: {
    code: '611026',
    message: '您今天取消的订单过多，请明天再下单',
    en: 'You have cancelled too many orders today, please order again tomorrow',
  },
  /** More than the caller's roles give back at once or on a day. */
  /** It is under way, or has arrived: there is nothing to send again or to pay another way. */
  REFUND_NOT_FAILED: { code: '611027', message: '该退款没有失败，无需处理', en: 'This refund has not failed, there is nothing to do' },
  REFUND_ABOVE_CAP: { code: '611023', message: '超出您的退款额度', en: 'This is above your refund cap' },
  /** Above the merchant's limit, or asked for by the one who would agree to it. */
  SECOND_PERSON_NEEDED: {
    code: '611024',
    message: '该退款需由另一位员工审批',
    en: 'This refund needs the approval of a second person',
  },
  MAP_UNAVAILABLE: { code: '612001', message: '地图服务暂不可用，请手动填写', en: 'The map is unavailable, please type the address' },
  /** More bytes than a file may have, or more pixels than are decoded. */
  PICTURE_TOO_LARGE: {
    code: '613001',
    message: '图片过大，请换一张 10 MB 以内的图片',
    en: 'The picture is too large; please choose one below 10 MB',
  },
  /** No picture, a broken one, or of a kind that is not read. */
  PICTURE_UNREADABLE: {
    code: '613002',
    message: '无法识别这张图片，请换一张 JPG、PNG、WebP 或 GIF 图片',
    en: 'This picture cannot be read; please choose a JPG, PNG, WebP or GIF',
  },
  PICTURES_FULL: { code: '613003', message: '可上传的图片已达上限', en: 'There is no room for more pictures' },
  /** The place pictures are kept in is full or away; nothing was kept. */
  PICTURE_NOT_KEPT: {
    code: '613004',
    message: '图片暂时无法保存，请稍后再试',
    en: 'The picture cannot be saved right now, please try again later',
  },
  ...reviewFailures,
  FAVOURITES_FULL: {
    code: '615001',
    message: '最多收藏 500 件商品，请先清理',
    en: 'You can keep up to 500 favourites. Please remove some first',
  },
  FOLLOWS_FULL: {
    code: '615002',
    message: '最多关注 200 家店铺，请先清理',
    en: 'You can follow up to 200 stores. Please remove some first',
  },
  /** The member has bought as many as the shop sells to one person. Data: the goods. */
  LIMIT_REACHED: { code: '616004', message: '已达限购数量', en: 'You have reached the limit for an item' },
  /** Of a single coupon (spec 8), the codes in the type the specification gives them: nobody gets one any more today, or at all. */
  COUPONS_GONE: { code: '100070', message: '优惠券已抢光', en: 'All of these coupons have been claimed' },
  /** The member has claimed as many as anybody may. */
  COUPON_LIMIT: { code: '100071', message: '领取数量已达上限', en: 'You have claimed as many of these as you may' },
  COUPON_NOT_FOR_YOU: { code: '100072', message: '您不符合领取条件', en: 'This coupon is not for you' },
  /** There is one for each, and the member has it. */
  COUPON_CLAIMED: { code: 100111, message: '您已领取过该优惠券', en: 'You have claimed this coupon already' },
  /** Wrong, used, over, or another merchant's: said alike. */
  WRONG_EXCHANGE_CODE: { code: '616012', message: '兑换码无效', en: 'This code is not valid' },
  /** Some members hold it: what it promises stays. Data: the fields. */
  COUPON_FIXED: {
    code: '616030',
    message: '已有人领取，只能修改总量、领取截止时间和是否展示',
    en: 'It has been claimed: only the total, the end of claiming and whether it is shown can be changed',
  },
  /** Data: the revision that is there now. */
  COUPON_CHANGED: {
    code: '616031',
    message: '优惠券已被他人修改，请刷新后再试',
    en: 'Somebody else has changed this coupon, please reload it',
  },
  ...activityFailures,
  ...ledgerFailures,
  ...customerFailures,
  INTERNAL: { code: '600500', message: '网络连接失败，请刷新重试', en: 'Connection failed, please refresh and try again' },
} as const satisfies Record<string, FailureFacts>;

export type FailureName = keyof typeof failures;

/** Thrown by handlers, turned into a reply in one place, and thrown again by the client on the other side. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly failure: FailureName;
  readonly data: unknown;

  constructor(failure: FailureName, data?: unknown) {
    super(failures[failure].message);
    this.failure = failure;
    this.data = data;
  }
}

export const fail = (failure: FailureName, data?: unknown) => new CallFailure(failure, data);
