import type { z } from 'zod';
import type { CallName, Rows } from './rows.ts';
import type { Schemas } from './schemas.ts';

/** What a caller sends (defaults may be left out), what a handler receives, what comes back. */
export type InputOf<N extends CallName> = z.input<Schemas[N]['input']>;
export type ParsedOf<N extends CallName> = z.output<Schemas[N]['input']>;
export type OutputOf<N extends CallName> = z.output<Schemas[N]['output']>;

export type NamesWith<Facts> = { [N in CallName]: Rows[N] extends Facts ? N : never }[CallName];
/** Looking something up at a provider changes nothing: it is asked while somebody types or a page opens, and perhaps again. */
type LookUp = 'delivery.map.searchPlace' | 'member.wechat.getJssdk';
export type ReadCall = NamesWith<{ effect: 'read'; style: 'envelope' | 'header' }> | LookUp;
export type WriteCall = Exclude<NamesWith<{ effect: 'write' | 'orchestrate'; style: 'envelope' | 'header' }>, LookUp>;

/** The calls a server-rendered page may make: it is rendered for nobody in particular and then cached. */
export type PublicRead = NamesWith<{ auth: 'visitor'; effect: 'read' }>;

/** How pages and tests reach the mall, whatever carries the call. */
export type Caller<Names extends CallName> = <N extends Names>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>;

export type ProductCard = OutputOf<'catalog.product.pageList'>['list'][number];
export type Product = OutputOf<'catalog.product.info'>;
export type ChatMessage = OutputOf<'support.chat.send'>;
/** What a member's stream tells: a message, or how far the shop's staff have read. */
export type ChatEvent = ChatMessage | Pick<OutputOf<'support.chat.history'>, 'staffReadSeq'>;
/** An activity as shoppers see it. */
export type ShownActivity = OutputOf<'marketing.limitDiscount.byActivityId'>['activity'];
/** A coupon to claim, and one that is somebody's. */
export type CouponCard = OutputOf<'marketing.coupon.detail'>;
export type MyCoupon = OutputOf<'marketing.coupon.memberList'>['list'][number];
export type OrderDetail = OutputOf<'trade.order.detail'>;
export type ReceiptEntry = OrderDetail['receipt'][number];
export type GiftLine = NonNullable<OutputOf<'trade.order.confirm'>['shops'][number]['gifts']>[number];
export type Question = OutputOf<'catalog.question.list'>['list'][number];
export type Review = OutputOf<'catalog.review.list'>['list'][number];
export type SortType = InputOf<'catalog.product.pageList'>['sortType'];
export type Institution = OutputOf<'shop.institution.list'>[number];
export type Store = OutputOf<'shop.store.list'>[number];
/** Degrees, as maps of the mainland count them (GCJ-02). */
export type Point = MapLocation['point'];
export type DecoratedPage = OutputOf<'decoration.page.find'>;
export type MapLocation = OutputOf<'delivery.map.searchPlace'>[number];
export type { Block, BlockProps, BlockType, GoodsSource } from './decoration/block.schema.ts';
export type { Link } from './decoration/link.schema.ts';
export type { NavigationConfig, NavigationTab } from './decoration/navigation.schema.ts';
export type { ReportedPage } from './page-name.schema.ts';
