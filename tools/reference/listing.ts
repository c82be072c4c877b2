import { styleText } from 'node:util';
import { type CallRow, isPlanned } from '../../packages/contract/src/call.ts';
import { addressOf } from './call-facts.ts';

/** A call or a page: one line of the list. */
export interface Listed {
  readonly name: string;
  /** The heading it stands under: a call's module, a page's section. */
  readonly group: string;
  readonly isPlanned: boolean;
  /** Named by the specification; the others are ours, beside it. */
  readonly isSpecified: boolean;
  /** Where it is asked for and where it answers. */
  readonly about: string;
}

export interface Count {
  readonly built: number;
  readonly planned: number;
  readonly total: number;
}

/** A call's module is the first part of its name. */
export const listCalls = (rows: Readonly<Record<string, CallRow>>): Listed[] =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    group: name.split('.', 1)[0] ?? name,
    isPlanned: isPlanned(row),
    isSpecified: row.section !== 'ours',
    about: `${row.section.padEnd(4)}  ${addressOf(row)}`,
  }));

export function count(entries: readonly Pick<Listed, 'isPlanned'>[]): Count {
  const planned = entries.filter((entry) => entry.isPlanned).length;
  return { built: entries.length - planned, planned, total: entries.length };
}

/** First what the specification names, then all; groups in the order of their names, in each the built entries first. */
export function describeListed(title: string, entries: readonly Listed[]): string {
  const groups = Map.groupBy(entries, (entry) => entry.group);
  const width = Math.max(...entries.map((entry) => entry.name.length));
  const describeGroup = (group: string) => {
    const members = groups.get(group) ?? [];
    const inOrder = [...members.filter((entry) => !entry.isPlanned), ...members.filter((entry) => entry.isPlanned)];
    return ['', `${styleText('bold', group)}  ${describeCount(count(members))}`, ...inOrder.map((entry) => describeEntry(entry, width))];
  };
  const heading = [
    `${title} the specification names: ${describeCount(count(entries.filter((entry) => entry.isSpecified)))}`,
    `all ${title}: ${describeCount(count(entries))}`,
  ];
  return [...heading.map((line) => styleText('bold', line)), ...[...groups.keys()].sort().flatMap(describeGroup)].join('\n');
}

const describeCount = ({ built, planned, total }: Count) => `${built} built, ${planned} planned, ${total} in all`;

const describeEntry = ({ name, isPlanned, about }: Listed, width: number) =>
  isPlanned
    ? styleText('dim', `  · ${name.padEnd(width)}  ${about}`)
    : `  ${styleText('green', '✔')} ${name.padEnd(width)}  ${styleText('dim', about)}`;
