import type { PageName } from './pages.ts';
import { pages } from './pages.ts';
import type { PlannedPage } from './planned-pages.ts';
import { plannedPages } from './planned-pages.ts';

/** A page as tools list it. */
export interface ListedPage {
  readonly name: string;
  readonly section: '2.1' | PlannedPage['section'];
  /** Below the base, as mobile-mall writes it. */
  readonly path: string;
  readonly isPlanned: boolean;
}

/** A built page without its section does not compile. */
const sectionOfBuilt: Readonly<Record<PageName, ListedPage['section']>> = {
  index: '2.1',
  micropage: '2.1',
  indexMicropage: '2.1',
  micropageClass: '2.1',
  login: '2.1',
  instLoadPage: '2.1',
  inaccessibleStore: '2.1',
  agree: '2.1',
  policy: '2.1',
  treeLogin: '2.1',
  goodDetail: '2.2',
  shopping: '2.2',
  goodClass: '2.2',
  classGoodList: '2.2',
  goodSearch: '2.2',
  orderConfirm: '2.2',
  pay: '2.2',
  payResult: '2.2',
  orderList: '2.2',
  orderDetail: '2.2',
  addressModify: '2.2',
  userCenter: '2.2',
  personalData: '2.2',
  securityCenter: '2.2',
  setpayPassword: '2.2',
  addressList: 'ours',
  goodAppraisalList: 'ours',
  appraisal: 'ours',
  favourites: 'ours',
  footprints: 'ours',
  storeLate: 'ours',
  kf: 'ours',
  offline: 'ours',
  kit: 'ours',
  notFond: '2.2',
};

/** Every page, built or planned; for tools and tests. */
export const pageTable: readonly ListedPage[] = [
  ...(Object.keys(pages) as PageName[]).map((name) => ({ name, section: sectionOfBuilt[name], path: pages[name].path, isPlanned: false })),
  // external in the specification's sense: `web` serves it without the storefront, when there is no shop to show it in
  { name: 'cantFind', section: '2.2', path: '/cantFind', isPlanned: false },
  ...Object.entries<PlannedPage>(plannedPages).map(([name, { section, path }]) => ({ name, section, path, isPlanned: true })),
];
