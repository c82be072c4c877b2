import { type CallLimit, type CallRow, envelopePath } from '../../packages/contract/src/call.ts';

const styles: Readonly<Record<CallRow['style'], string>> = {
  envelope: 'envelope: one address per base, the target tells the calls apart',
  header: 'header',
  hook: 'hook: a provider calls us',
};
const callers: Readonly<Record<CallRow['auth'], string>> = { visitor: 'anyone', member: 'members', staff: 'staff' };
const effects: Readonly<Record<CallRow['effect'], string>> = {
  read: 'reads',
  write: 'writes, in one transaction',
  orchestrate: 'talks to somebody outside, in short transactions of its own',
};

/** Where a call is sent: method and path, and the target where several share one. */
export function addressOf(row: CallRow): string {
  switch (row.style) {
    case 'envelope':
      return `POST ${envelopePath(row.base)} ${row.target}`;
    case 'header':
      return `${row.method} ${row.path}`;
    case 'hook':
      return `POST ${row.path}`;
  }
}

const sectionOf = (row: CallRow): string => (row.section === 'ours' ? 'ours, beside the specification' : `specification ${row.section}`);

/** What a row says about a call beyond its address, in words: heading and text. */
export function factsOf(row: CallRow): [string, string][] {
  return [
    ['Style', styles[row.style]],
    ['Who may call', row.style === 'hook' ? 'the provider, by its signature' : callers[row.auth]],
    ['Effect', effects[row.effect]],
    ['Asked for by', sectionOf(row)],
    ...(row.limit ? [['Limit', describeLimit(row.limit)] satisfies [string, string]] : []),
    ...(row.idempotency ? [['Needs', 'the header idempotency-key'] satisfies [string, string]] : []),
    ...(row.noCid ? [['Goes without', 'cid'] satisfies [string, string]] : []),
  ];
}

const describeLimit = ({ per, count, seconds, whenUncounted }: CallLimit): string =>
  `${count} in ${seconds} s per ${per}; ${describeUncounted(whenUncounted)} while nobody can count`;

const describeUncounted = (stored: CallLimit['whenUncounted']): string =>
  typeof stored === 'string' ? { refuse: 'refused', allow: 'allowed' }[stored] : `${stored.perProcess} in each process`;
