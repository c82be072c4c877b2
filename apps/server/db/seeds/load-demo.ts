import { readFileSync } from 'node:fs';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { DEMO_PASSWORD, demoStaff } from '@qianpu/kit/demo-staff';
import { type NewAlipayAccount, type NewPayAccount, openPayAccount } from '#modules/payment';
import { findMerchant, openMerchant } from '#modules/shop';
import { ensurePerson } from '#modules/staff';
import { type NewWechatAccount, setWechatAccount } from '#modules/wechat';
import { readConfig } from '#platform/config';
import { type Ctx, inTx, makeCtx, type TxCtx } from '#platform/ctx';
import { FIRST_POD, openPod, type Pod } from '#platform/db/pod';
import type { Gateways } from '#platform/gateways/gateways';
import { createPictureStore } from '#platform/gateways/pictures/picture-store';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import { createLog, type Logger } from '#platform/log';
import { announcePurge } from '#platform/purge-channel';
import { closeRedis, openRedis } from '#platform/redis';
import { createSeal } from '#platform/secrets/seal';
import { clearMerchant, registerMerchant } from '#platform/tenancy/register-merchant';
import { arrangePages } from './demo/arrange-pages.ts';
import { DEMO_NAME, demoConsoleHosts, demoHosts, demoShops } from './demo/demo-merchant.ts';
import { DEMO_MID } from './demo/demo-mid.ts';
import { loadActivities } from './demo/load-activities.ts';
import { loadBalances } from './demo/load-balances.ts';
import { loadBar } from './demo/load-bar.ts';
import { loadChats, loadWelcomes } from './demo/load-chats.ts';
import { loadCoupons } from './demo/load-coupons.ts';
import { loadCustomers } from './demo/load-customers.ts';
import { loadEnglish } from './demo/load-english.ts';
import { loadLevels } from './demo/load-levels.ts';
import { loadMembers } from './demo/load-members.ts';
import { loadNames } from './demo/load-names.ts';
import { loadQuestions } from './demo/load-questions.ts';
import { loadSearches } from './demo/load-searches.ts';
import { loadShop } from './demo/load-shop.ts';
import { pagePictureKey, shopLogoKey } from './demo/paint/keys.ts';
import { paintDemo } from './demo/paint/paint-demo.ts';
import { findShelf, isWhole } from './demo/shelf.ts';
import { loadYear } from './demo/year/load-year.repo.ts';

/** A seed talks to nobody; it seals what must not lie open, and keeps what few may see. */
const ownGateways = ({ secretsKey, privateImageDir }: DemoOptions) =>
  ({ seal: createSeal(secretsKey), privatePictures: createPictureStore(privateImageDir) }) as Gateways;

interface DemoOptions {
  readonly again: boolean;
  /** Without what was sold before: a payment provider that is asked for its book knows nothing of it. */
  readonly isWithoutYear?: boolean;
  /** People whose passwords everybody knows: never in production. */
  readonly hasStaff?: boolean;
  readonly secretsKey?: string | undefined;
  /** Where photos of conversations are kept; without it there are none. */
  readonly privateImageDir?: string | undefined;
  /** The demo merchant's account at the payment provider; without it nothing can be paid. */
  readonly payAccount?: NewPayAccount | undefined;
  readonly alipayAccount?: NewAlipayAccount | undefined;
  /** Its official account and mini-program; without them nobody signs in by the messenger, and its pages cannot say how they are shared. */
  readonly wechatAccounts?: readonly NewWechatAccount[] | undefined;
}

/** What a run has changed: everything, the pages of shops that were there, nothing; nothing either where it lacks some of what is written down. */
type Outcome = 'loaded' | 'rearranged' | 'there' | 'lacking';

/** Opens the demo merchant on a pod. Where it is open already, only pages that look otherwise are arranged anew. */
export async function loadDemo(ownerUrl: string, pod: Pod, log: Logger, options: DemoOptions): Promise<Outcome> {
  await registerMerchant(ownerUrl, { mid: DEMO_MID, pod: FIRST_POD, hosts: demoHosts, consoleHosts: demoConsoleHosts });
  if (options.again) await clearMerchant(ownerUrl, DEMO_MID);
  const lease = await leaseNode(pod.as.qianpu_app, log);
  try {
    const ctx = makeCtx({ mid: DEMO_MID, pod, newId: createIdSource(lease), gateways: ownGateways(options), log });
    const { payAccount, alipayAccount, wechatAccounts = [] } = options;
    for (const account of [payAccount, alipayAccount]) if (account) await inTx(ctx, (ctx) => openPayAccount(ctx, account));
    for (const account of wechatAccounts) await inTx(ctx, (ctx) => setWechatAccount(ctx, account));
    const outcome = await inTx(ctx, fillShops);
    if (options.hasStaff) await loadStaff(ctx);
    if (outcome !== 'lacking' && !options.isWithoutYear) await loadYear(ownerUrl, DEMO_MID, ctx.now, demoShops);
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadCoupons(ctx, demoShops));
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadActivities(ctx, demoShops));
    if (outcome !== 'lacking') await inTx(ctx, loadLevels);
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadQuestions(ctx, demoShops));
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadBar(ctx, demoShops.at(-1)?.cid ?? ''));
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadBalances(ctx, demoShops[0].cid));
    if (outcome !== 'lacking') await inTx(ctx, (ctx) => loadMembers(ctx, demoShops[0].cid));
    if (options.hasStaff && outcome !== 'lacking') await inTx(ctx, (ctx) => loadCustomers(ctx, demoShops, serviceNick));
    if (outcome !== 'lacking') await inTx(ctx, loadWelcomes);
    if (options.hasStaff && outcome !== 'lacking') await loadChats(ctx, demoShops, serviceNick);
    return outcome;
  } finally {
    await lease.release();
  }
}

/** Who answers in the demo. */
const serviceNick = demoStaff.find(({ name }) => name === 'service')?.nick ?? '';

async function loadStaff(ctx: Ctx): Promise<void> {
  for (const { shop, ...person } of demoStaff) {
    const cid = shop === null ? ALL_SHOPS : (demoShops[shop]?.cid ?? ALL_SHOPS);
    await ensurePerson(ctx, { ...person, cid, password: DEMO_PASSWORD });
  }
}

async function fillShops(ctx: TxCtx): Promise<Outcome> {
  if (await findMerchant(ctx)) return rearrangeShops(ctx);
  await openDemo(ctx);
  const names = await loadNames(ctx);
  for (const [position, shop] of demoShops.entries()) {
    const shelf = await loadShop(ctx, shop, names);
    await loadSearches(ctx, shop);
    await arrangePages(ctx, shop, position, shelf);
  }
  await loadEnglish(ctx, demoShops);
  return 'loaded';
}

async function rearrangeShops(ctx: TxCtx): Promise<Outcome> {
  let changed = 0;
  for (const [position, shop] of demoShops.entries()) {
    const shelf = await findShelf(ctx, shop);
    if (!isWhole(shelf, shop)) return 'lacking';
    changed += await arrangePages(ctx, shop, position, shelf);
  }
  changed += await loadEnglish(ctx, demoShops);
  return changed > 0 ? 'rearranged' : 'there';
}

async function openDemo(ctx: TxCtx): Promise<void> {
  const organisations = demoShops.map((shop) => ({
    cid: shop.cid,
    name: shop.name,
    note: shop.note,
    cover: pagePictureKey(ctx.mid, shop, shop.home, 'cover'),
    address: shop.address,
    week: shop.week,
    phones: shop.phones,
    point: shop.point,
    squareLogo: shopLogoKey(ctx.mid, shop),
  }));
  await openMerchant(ctx, { name: DEMO_NAME, defaultCid: demoShops[0].cid, organisations });
}

/** Pages already rendered may show the old goods for some seconds; whoever listens drops them now. */
async function announce(redisUrl: string, log: Logger): Promise<void> {
  const redis = openRedis(redisUrl, log);
  try {
    await new Promise((ready) => redis.once('ready', ready).once('error', ready));
    if (redis.isReady) await announcePurge(redis, DEMO_MID);
  } finally {
    await closeRedis(redis);
  }
}

const readAccount = (file: string | undefined) => (file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8')));

function readAlipayAccount(file: string | undefined): NewAlipayAccount | undefined {
  if (file === undefined) return undefined;
  const { sellerId, ...account } = readAccount(file);
  return { ...account, provider: 'ALIPAY', mchId: sellerId };
}

const words: Record<Outcome, string> = {
  loaded: 'the demo is loaded',
  rearranged: 'the pages of the demo are arranged anew',
  there: 'the demo is there already',
  lacking: 'the demo that is there lacks some of what is written down: ./mall db reset and ./mall up load it anew',
};

if (import.meta.main) {
  const config = readConfig();
  const log = createLog('demo', 'warn');
  const pod = openPod({ name: FIRST_POD, roleUrls: config.databaseRoleUrls, onIdleError: () => undefined });
  const loading = loadDemo(config.databaseUrl, pod, log, {
    again: process.argv.includes('--again'),
    isWithoutYear: process.argv.includes('--without-year'),
    hasStaff: config.env !== 'production',
    secretsKey: config.secretsKey,
    privateImageDir: config.privateImageDir,
    payAccount: readAccount(config.demoPayAccount),
    alipayAccount: readAlipayAccount(config.demoAlipayAccount),
    wechatAccounts: readAccount(config.demoWechatAccounts),
  });
  // Rows wait for the database, pictures for the processor.
  const painting = config.imageDir ? paintDemo(demoShops, config.imageDir, DEMO_MID) : undefined;
  const [outcome] = await Promise.all([loading, painting]);
  await pod.close();
  if (outcome === 'loaded' || outcome === 'rearranged') await announce(config.redisUrl, log);
  console.log(words[outcome]);
}
