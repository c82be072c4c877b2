import { History } from '../load/history.ts';
import { restock } from '../load/restock.ts';
import { type ScratchMall, withDatabase } from '../load/scratch-mall.ts';
import { capture } from '../mall/child-process.ts';
import { inCheckout } from '../mall/paths.ts';
import { conclude, finding, type ProofRow } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';
import { must } from './simulation/staff-calls.ts';
import { goTo } from './years/calendar.ts';
import {
  addGrowth,
  buyAndReceive,
  clerk,
  couponsOf,
  giveCard,
  levelOf,
  messagesOf,
  pointsOf,
  until,
  writeLevels,
  yearCard,
} from './years/members.ts';

/** More than a year of members on a running mall: the program of `./mall clock` moves the time, workers do what is due, twice at each stop. */
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const begunOn = Date.now() + SHANGHAI_MS;
const after = (days: number): string => dayOf(begunOn + days * DAY_MS);
const YEAR = new Date(begunOn).getUTCFullYear();
/** Of the year after the first; months count from 1, and day 0 is the last one of the month before. */
const nextYear = (month: number, day: number): string => dayOf(Date.UTC(YEAR + 1, month - 1, day));

/** The 31st, so that short months show. */
const OPENED = dayOf(Date.UTC(YEAR, 11, 31));
const PACKS = 12;

interface Stop {
  readonly day: string;
  readonly look: () => Promise<ProofRow[]>;
}

await proveOnScratchMall(5, prove);

async function prove(mall: ScratchMall, file: string): Promise<number> {
  await withDatabase(mall.env.DATABASE_URL ?? '', restock);
  const stops = [...(await levelsOverTime(mall)), ...(await pointsOverTime(mall, file)), ...(await cardOverTime(mall))];
  const rows: ProofRow[] = [];
  for (const { day, look } of stops.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    await goTo(mall, day);
    const seen = await look();
    rows.push(...seen);
    process.stderr.write(`${day} ${seen.map(({ name, ratio }) => `${ratio >= 1 ? '✔' : '✘'} ${name}`).join('; ')}\n`);
  }
  const { code, stdout } = await capture(process.execPath, [inCheckout('apps/server/src/app/referee/main.ts')], { env: mall.env });
  rows.push(finding('the referee finds nothing at the end', code === 0));
  return conclude('years', rows, [
    `${stops.length} stops between ${dayOf(begunOn)} and ${dayOf(Date.UTC(YEAR + 2, 0, 1))}, by the program of ./mall clock; at each a second worker looks for everything that is due beside the first, twice`,
    'levels by growth that staff add, points by an order that is paid, sent and received, a card that staff give on the 31st',
    stdout.trim().split('\n').at(-1) ?? '',
  ]);
}

/** Up at once, kept for 365 days, then by what was earned in them: one step down at most. */
async function levelsOverTime(mall: ScratchMall): Promise<Stop[]> {
  const [keeper, climber, loser] = mall.scene.shoppers;
  if (!keeper || !climber || !loser) throw new Error('too few shoppers');
  const staff = await clerk(mall);
  await writeLevels(staff);
  for (const one of [keeper, climber]) await addGrowth(staff, one, 300);
  await addGrowth(staff, loser, 1_000);
  const is = async (name: string, shopper: typeof keeper, wanted: string) => finding(name, (await levelOf(shopper)) === wanted);
  return [
    {
      day: after(1),
      look: async () => [
        await is('up at once: level 1', keeper, 'level 1, growth 300, UP 0-1'),
        await is('up at once, over a level: level 2', loser, 'level 2, growth 1000, UP 0-2'),
      ],
    },
    {
      day: after(200),
      look: async () => {
        await addGrowth(staff, keeper, 300);
        await addGrowth(staff, climber, 800);
        return [];
      },
    },
    {
      day: after(364),
      look: async () => [await is('kept for 365 days, whatever was earned', loser, 'level 2, growth 1000, UP 0-2')],
    },
    {
      day: after(367),
      look: async () => [
        await is('kept by what was earned in the year', keeper, 'level 1, growth 600, UP 0-1'),
        await is('raised within the year', climber, 'level 2, growth 1100, UP 0-1, UP 1-2'),
        await is('one step down where nothing was earned', loser, 'level 1, growth 0, UP 0-2, DOWN 2-1'),
        // The inbox forgets the first after ninety days.
        finding('told of it once', (await messagesOf(loser, 'LEVEL_CHANGED')) === 1),
      ],
    },
    { day: after(400), look: async () => [await is('400 days: unchanged', loser, 'level 1, growth 0, UP 0-2, DOWN 2-1')] },
  ];
}

/** Of an order; they end with the next calendar year. */
async function pointsOverTime(mall: ScratchMall, file: string): Promise<Stop[]> {
  const [, , , buyer] = mall.scene.shoppers;
  if (!buyer) throw new Error('too few shoppers');
  const staff = await clerk(mall);
  const { revision } = await must(staff, 'member.points.rule', {});
  await must(staff, 'member.points.saveRule', { pointsPerYuan: 1, revision });
  const paidFen = await buyAndReceive(mall, buyer, new History(file));
  const earned = Math.floor(paidFen / 100);
  await until(
    () => pointsOf(buyer),
    (points) => points === earned,
  );
  const messages = () => messagesOf(buyer, 'POINTS_ENDING');
  return [
    { day: nextYear(12, 1), look: async () => [finding('31 days before its end points are told of to nobody', (await messages()) === 0)] },
    {
      day: nextYear(12, 4),
      look: async () => [finding('then once', (await until(messages, (count) => count > 0)) === 1)],
    },
    {
      day: nextYear(12, 31),
      look: async () => [
        finding(`on the last day of the next year the ${earned} points of ${paidFen} fen are there`, (await pointsOf(buyer)) === earned),
      ],
    },
    {
      day: nextYear(13, 1),
      look: async () => [
        finding('the day after they are gone', earned > 0 && (await pointsOf(buyer)) === 0),
        finding('and nothing more is said of them', (await messages()) === 1),
      ],
    },
  ];
}

/** Opened on the 31st: its coupons come on the last day of each shorter month. */
async function cardOverTime(mall: ScratchMall): Promise<Stop[]> {
  const [, , , , holder] = mall.scene.shoppers;
  if (!holder) throw new Error('too few shoppers');
  const staff = await clerk(mall);
  const kindId = await yearCard(staff);
  const has = (name: string, count: number) => async () => [finding(name, (await couponsOf(mall, holder)) === count)];
  const messages = () => messagesOf(holder, 'CARD_ENDING');
  const months = Array.from({ length: PACKS - 1 }, (_, at) => at + 1);
  return [
    {
      day: OPENED,
      look: async () => {
        await giveCard(staff, holder, kindId);
        return [];
      },
    },
    { day: nextYear(1, 1), look: has(`opened on ${OPENED}: a coupon`, 1) },
    ...months.flatMap((month) => {
      const last = nextYear(month + 1, 0);
      const eve = dayOf(Date.parse(last) - DAY_MS);
      return [
        { day: eve, look: has(`${eve}: none yet`, month) },
        { day: dayOf(Date.parse(last) + DAY_MS), look: has(`${last}: one more`, month + 1) },
      ];
    }),
    {
      day: nextYear(12, 23),
      look: async () => [finding('eight days before its end the card is told of to nobody', (await messages()) === 0)],
    },
    { day: nextYear(12, 26), look: async () => [finding('then once', (await until(messages, (count) => count > 0)) === 1)] },
    {
      day: nextYear(13, 2),
      look: async () => [
        finding('over, with a coupon for each of its months', (await couponsOf(mall, holder)) === PACKS),
        finding('and no longer active', (await must(holder, 'member.card.checkStatus', {})).cardStatus === 2),
        finding('told of once', (await messages()) === 1),
      ],
    },
  ];
}
