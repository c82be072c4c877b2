import type { PageAddress } from '#navigation/address';
import { readAddress } from '#navigation/address';
import type { Entry } from '#navigation/page-history';
import { pageOf } from '#navigation/pages';

/** One page on the stage: shown, or kept hidden with its state. */
export interface Visit {
  readonly key: string;
  readonly address: PageAddress;
}

/** Kept pages at a time; the one shown first goes first. */
const maxKept = 5;

export function visitOf({ path, search, key }: Pick<Entry, 'path' | 'search' | 'key'>): Visit {
  const address = readAddress(path, search);
  const { keepAlive, cacheBy } = pageOf(address.name);
  if (keepAlive === 'one') return { key: address.name, address };
  if (keepAlive === 'byAddress') return { key: [address.name, ...cacheBy.map((name) => address.query[name])].join(' '), address };
  return { key: `@${key}`, address };
}

/** A page of which there is one is told what it is asked for now. */
const isSameQuery = (one: Visit, other: Visit) => JSON.stringify(one.address.query) === JSON.stringify(other.address.query);

/** The pages on the stage once `current` is shown. Those that stay keep their place: moving one in the document would reset its scrollers. */
export function withVisit(visits: readonly Visit[], current: Visit): readonly Visit[] {
  const isStaying = (visit: Visit) => visit.key === current.key || pageOf(visit.address.name).keepAlive !== false;
  const staying = visits.filter(isStaying);
  const stored = staying.find((visit) => visit.key === current.key);
  if (!stored) return [...staying.slice(1 - maxKept), current];
  if (!isSameQuery(stored, current)) return staying.map((visit) => (visit === stored ? current : visit));
  return staying.length === visits.length ? visits : staying;
}
