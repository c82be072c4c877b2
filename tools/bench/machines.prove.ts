import { restock } from '../load/restock.ts';
import type { ShopperFacts } from '../load/shopper.ts';
import { ensureSystemPackages, loadBalancer } from '../mall/stack/system-packages.ts';
import { holds, tableOfForged, tryForged } from './machines/forged-headers.ts';
import { findShownState } from './machines/hidden-state.ts';
import { ALLOWANCE, countLogins, isLetThrough, untilWindowIsLong } from './machines/login-limit.ts';
import { CORE, EDGE_INNER, EDGE_OUTER, shopperAddresses } from './machines/networks.ts';
import { type Machines, openMachines } from './machines/open-machines.ts';
import { buyFromOutside, outsider, type WalkGoods } from './machines/purchase.ts';
import { conclude, finding, type ProofRow } from './proof.ts';

/** The mall on two machines, as operate.md describes them, seen from a third network where shoppers are. */
const SHOP = `https://${EDGE_OUTER}`;
const CALLBACKS = `${EDGE_INNER}:8600`;
const FRONTS = [80, 443, 10_001].map((port) => `${EDGE_OUTER}:${port}`);

await ensureSystemPackages([loadBalancer]);
const machines = await openMachines();
try {
  process.exitCode = await prove(machines);
} finally {
  await machines.close();
}

async function prove(machines: Machines): Promise<number> {
  const goods = await stockedGoods(machines);
  const [buyer = '', direct = '', other = '', byWeb = '', otherByWeb = '', victim = ''] = shopperAddresses;
  const shopper = (from: string) => outsider(machines, SHOP, from);
  const steps = await buyFromOutside(machines, shopper(buyer), goods).catch((error: Error) => error);

  await untilWindowIsLong();
  const spent = { direct: shopper(direct), byWeb: byWayOfWeb(shopper(byWeb)) };
  const letThrough = {
    first: await countLogins(spent.direct, ALLOWANCE + 5),
    second: await countLogins(shopper(other), ALLOWANCE + 5),
    byWeb: await countLogins(spent.byWeb, ALLOWANCE + 5),
    secondByWeb: await countLogins(byWayOfWeb(shopper(otherByWeb)), ALLOWANCE + 5),
  };
  const rows = await tryForged(spent, victim);
  const ofVictim = await countLogins(shopper(victim), ALLOWANCE);
  const isStillSpent = !(await isLetThrough(spent.direct)) && !(await isLetThrough(spent.byWeb));

  const state = await findShownState(machines.outside, [
    SHOP,
    `http://${EDGE_OUTER}:80`,
    `http://${EDGE_OUTER}:10001`,
    `http://${EDGE_INNER}:8600`,
  ]);
  const open = await machines.outside.knock([EDGE_OUTER, EDGE_INNER, CORE]);
  const beside = open.filter((door) => !FRONTS.includes(door));

  return conclude(
    'machines',
    [
      finding('a purchase from outside: home, item, login, cart, order, payment, paid', Array.isArray(steps)),
      exactly('logins of one address the limit lets through in a minute', letThrough.first, ALLOWANCE),
      exactly('of a second address after it', letThrough.second, ALLOWANCE),
      exactly('of a third, by way of web', letThrough.byWeb, ALLOWANCE),
      exactly('of a fourth after it, by way of web', letThrough.secondByWeb, ALLOWANCE),
      finding(`each of ${rows.length} forged headers changes nothing`, rows.every(holds) && isStillSpent),
      exactly('logins left to whoever was named in them', ofVictim, ALLOWANCE),
      finding("no process's state is shown at any front", state.shown.length === 0),
      finding(
        "no port but the edge's is reachable from outside",
        beside.every((door) => door === CALLBACKS),
      ),
    ],
    [
      'two network namespaces and a cable between them: haproxy with `docs/haproxy.cfg` as shipped and web in one; api, worker, PostgreSQL, Redis and the played providers in the other; shoppers in a third, which is joined to the edge alone',
      Array.isArray(steps) ? `the purchase: ${steps.join(' → ')}` : `the purchase failed: ${steps.message}`,
      `state: ${state.asked} spellings of \`/healthz\`, \`/readyz\`, \`/drainz\` and \`/metrics\` at four fronts; shown at ${state.shown.join(', ') || 'none'}`,
      `ports: all 65,535 of ${EDGE_OUTER}, ${EDGE_INNER} and ${CORE} were knocked at from outside, the latter two by way of the edge; open: ${open.toSorted().join(', ')}. ${CALLBACKS} is the edge's front for callbacks, which a neighbour on the same wire can address; it serves them callbacks alone`,
    ],
    [tableOfForged(rows)],
  );
}

async function stockedGoods({ withDatabase }: Machines): Promise<WalkGoods> {
  return withDatabase(async (db) => {
    await restock(db);
    const { rows } = await db.query<WalkGoods>(
      `select l.cid, l.sku_id as "skuId", s.goods_id as "goodsId"
         from catalog.listing l join catalog.sku s on s.mid = l.mid and s.id = l.sku_id where l.mid = '1001' order by 1, 2 limit 1`,
    );
    if (!rows[0]) throw new Error('the demo sells nothing');
    return rows[0];
  });
}

/** Written so, a call is a path the edge does not know, and goes on by web as a console's calls do. */
function byWayOfWeb(shopper: ShopperFacts): ShopperFacts {
  return {
    ...shopper,
    send: async (url, asking) => {
      const answer = await shopper.send?.(url.replace('/member/', '/%6dember/'), asking);
      if (!answer || (url.includes('/member/') && !answer.headers['x-frame-options'])) throw new Error('the call did not go by web');
      return answer;
    },
  };
}

function exactly(name: string, measured: number, bare: number): ProofRow {
  return { name, ours: measured, bare, ratio: measured === bare ? 1 : 0, target: 1, unit: 'logins' };
}
