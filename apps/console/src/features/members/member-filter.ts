import type { InputOf } from '#api/calls';
import type { AddressQuery } from '#lib/address-query';
import { fenOf } from '#lib/money';
import { instantOfDay } from '#lib/time';

const DAY_MS = 86_400_000;

const from = (day: string | undefined) => (day === undefined ? undefined : instantOfDay(day));
const until = (day: string | undefined) => (day === undefined ? undefined : instantOfDay(day) + DAY_MS);

/** What the address says, as the calls want it. */
export function filterOf(query: AddressQuery): InputOf<'member.account.export'> {
  const { find, label, level, segment, paidFrom, paidTo, joinedFrom, joinedTo, lastPaidFrom, lastPaidTo } = query;
  const [paidFromFen, paidToFen] = [fenOf(paidFrom), fenOf(paidTo)];
  const said = {
    ...{ find: find?.slice(0, 40), labelId: label, segmentId: segment, level: level === undefined ? undefined : Number(level) },
    ...{ paidFromFen: paidFromFen ?? undefined, paidToFen: paidToFen ?? undefined },
    ...{ joinedFrom: from(joinedFrom), joinedUntil: until(joinedTo) },
    ...{ lastPaidFrom: from(lastPaidFrom), lastPaidUntil: until(lastPaidTo) },
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
