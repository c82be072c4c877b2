import { atMost, finding, type ProofRow } from '../bench/proof.ts';
import type { FaultRun } from './fault-run.ts';
import { markers, markersOf } from './markers.table.ts';
import { type FaultWindow, isAnswered, percent, shareOf, windowsOf } from './report.ts';

export interface Verdict {
  readonly isLost: boolean;
  /** Nothing went wrong, but something that must happen did not: the run shows nothing of it. */
  readonly provesNothing: boolean;
  readonly rows: readonly ProofRow[];
  readonly remarks: readonly string[];
  /** What happened how often, and how pages fared by fault. */
  readonly tables: readonly string[];
}

const PAGES_ANSWERED = 0.999;
/** Where the machine is busy with something else. */
const PAGES_ANSWERED_BUSY = 0.99;
const OUTBOX_WITHIN_S = 120;
/** Lines of a long list. */
const SHOWN = 10;

/** What a fault run showed, and whether that is what it must show. */
export function judgeRun(run: FaultRun): Verdict {
  const { options, aftermath, visits, snapshots, struck, views, unhealed } = run;
  const windows = windowsOf(struck, views);
  const alone = windows.filter(({ isAlone }) => isAlone);
  const singleShare = shareOf(sum(alone.map(({ answered }) => answered)), sum(alone.map((window) => window.views)));
  const wantedShare = options.busy ? PAGES_ANSWERED_BUSY : PAGES_ANSWERED;
  const worst = alone.toSorted((a, b) => shareOf(a.answered, a.views) - shareOf(b.answered, b.views))[0];
  const wanted = markersOf(options.plan);
  const missed = wanted.filter((name) => markers[name]?.seen(run.evidence) === 0);
  const done = struck.filter(({ error, fault }) => error === undefined && run.skipped[fault] === undefined);
  // Of two at the same time one may make the other impossible: nobody tells a stopped program to lie.
  const undone = struck.filter(({ error, isAlone }) => error !== undefined && isAlone);

  const happened = finding(`everything that must have happened has happened (${wanted.length} markers)`, missed.length === 0);
  const rows = [
    finding('all books agree: ours, the provider’s, and what shoppers were told', aftermath.verdict.isClean),
    finding('one key never was two trades', visits.twoTrades.length === 0),
    finding(`at every instant the books added up (${snapshots.looks} snapshots)`, snapshots.broken.length === 0 && snapshots.looks > 0),
    happened,
    finding(`faults brought about as planned (${done.length} of ${struck.length})`, undone.length === 0 && unhealed.length === 0),
    atMost('until no event waited', aftermath.outboxSeconds, OUTBOX_WITHIN_S, 's'),
    {
      name: 'pages answered through single faults',
      ours: singleShare * 100,
      bare: wantedShare * 100,
      ratio: singleShare / wantedShare,
      target: 1,
      unit: '%',
    },
  ];
  const remarks = [
    `${options.seconds} s, seed ${options.seed}, ${options.rate} operations a second offered: ${views.length} pages and ${visits.calls} calls; ${visits.ok} visits as planned, ${visits.refused} refused, ${visits.unknown} without an answer they could trust`,
    `pages: ${percent(shareOf(views.filter(isAnswered).length, views.length))} of all were answered, ${views.filter(({ answer }) => answer === 'shell').length} with the shell; worst single fault: ${worst ? `${worst.name}, ${percent(shareOf(worst.answered, worst.views))}` : 'none'}`,
    `quiet after ${aftermath.quietSeconds.toFixed(0)} s; ${aftermath.counts.paid} trades paid; ${aftermath.verdict.text}; snapshots missed while PostgreSQL was away: ${snapshots.missed}`,
    ...Object.entries(run.skipped).map(([fault, why]) => `not brought about: ${fault}: ${why}`),
    ...(aftermath.verdict.isClean
      ? []
      : aftermath.verdict.said
          .trim()
          .split('\n')
          .slice(0, SHOWN)
          .map((line) => `the referee: ${line.trim()}`)),
    ...(missed.length > 0 ? [`never happened: ${missed.join('; ')}`] : []),
    ...struck.flatMap(({ fault, error }) => (error === undefined ? [] : [`${fault} went wrong: ${error}`])),
    ...unhealed.map((error) => `not put right: ${error}`),
    ...snapshots.broken.slice(0, SHOWN).map((text) => `in a snapshot: ${text}`),
  ];
  const lost = rows.filter(({ ratio, target }) => ratio < target);
  return {
    isLost: lost.length > 0,
    provesNothing: lost.length > 0 && lost.every((row) => row === happened),
    rows,
    remarks,
    tables: [markerTable(run, wanted), faultTable(windows)],
  };
}

const markerTable = ({ evidence }: FaultRun, wanted: readonly string[]) =>
  ['| what must have happened | times |', '|---|---|', ...wanted.map((name) => `| ${name} | ${markers[name]?.seen(evidence)} |`)].join(
    '\n',
  );

const faultTable = (windows: readonly FaultWindow[]) =>
  [
    '| fault, until the next | pages | answered | as a shell | slowest |',
    '|---|---|---|---|---|',
    ...windows.map(
      ({ name, isAlone, views, answered, shells, slowest }) =>
        `| ${name}${isAlone ? '' : ', with another'} | ${views} | ${answered} | ${shells} | ${slowest.toFixed(1)} s |`,
    ),
  ].join('\n');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
