import type { ReportedPage } from '@qianpu/contract/types';
import type { PageAudit, RouteFacts } from './page-facts.types.ts';
import * as kinds from './page-kinds.ts';
import type { PageName } from './pages.ts';

/** A page without a component: its address is known, and leads to the not-found page until it is built. */
export interface PlannedPage extends RouteFacts {
  readonly planned: true;
  readonly section: Section;
  /** The route's title in Chinese: becomes a message when the page is built. */
  readonly title: string | null;
}

type Section = Exclude<PageAudit['section'], '2.1'>;
type Unbuilt = Exclude<ReportedPage, PageName>;
/** A row before its name has given it the path. */
type PlannedRow = Omit<PlannedPage, 'path'> & { readonly path?: string };

const plannedAs =
  (kind: Omit<RouteFacts, 'path'>) =>
  (section: Section, title: string | null, facts: Partial<RouteFacts> = {}): PlannedRow => ({
    ...kind,
    ...facts,
    planned: true,
    section,
    title,
  });
const common = plannedAs(kinds.common);
const individual = plannedAs(kinds.individual);
const personal = plannedAs(kinds.personal);

/** What the address names by `id`, without which there is nothing to show. */
const byId = { cacheBy: ['id'], needs: 'id' } as const;

const namedRows = {
  limitTimeActivityList: common('2.2', '限时秒杀', { cacheBy: ['id'] }),
  hourSecondKill: common('2.2', '整点秒杀'),
  manyPeopleTeamActivityList: common('2.2', '多人拼团', { cacheBy: ['id'] }),
  groupDetail: common('2.2', '拼团详情', byId),
  inviteGiftDetail: common('2.2', '邀请有礼', { cacheBy: ['id'] }),
  signIn: personal('2.2', '签到有礼'),
  wholesaleCenter: personal('2.2', '批发中心', { path: '/pf/home' }),
} satisfies Partial<Record<Unbuilt, PlannedRow>>;

const ownRows = {
  afterSaleApply: personal('ours', '申请售后', byId),
  afterSaleDetail: personal('ours', '售后详情', byId),
  afterSaleList: personal('ours', '退款/售后'),
  logistics: personal('ours', '物流信息', byId),
  invoiceList: personal('ours', '我的发票'),
  giftCard: personal('ours', '礼品卡'),
  shareGroup: individual('ours', '邀请参团'),
  liveList: common('ours', '直播'),
  liveRoom: common('ours', '直播间', byId),
} satisfies Partial<Record<Unbuilt, PlannedRow>>;

const rows = { ...namedRows, ...ownRows } satisfies Record<Unbuilt, PlannedRow>;

/**
 * The pages nobody has built yet (spec 2.2, and ours). For tools and tests: a phone that has loaded home must not pay
 * for the rows of pages that are not there. To build one, move its row to the page.facts.ts of
 * its folder and its title to the messages: a name of the contract that is neither built nor here does not compile, nor does one that is both.
 */
export const plannedPages = Object.fromEntries(
  Object.entries<PlannedRow>(rows).map(([name, row]) => [name, { path: `/${name}`, ...row }]),
) as Readonly<Record<keyof typeof rows, PlannedPage>>;
