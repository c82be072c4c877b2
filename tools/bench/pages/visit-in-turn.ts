import { median } from '../median.ts';
import type { ProofRow } from '../proof.ts';
import { atMost } from '../proof.ts';
import type { DemoPage } from './demo-pages.ts';
import { mark, type PhoneVisit, visit } from './phone-visit.ts';

const LCP_MS = 2_000;
/** Of the time the same page takes when the browser renders it. */
const LCP_SHARE = 0.6;
const CLS = 0.02;
const PICTURES_KB = 150;

export interface VisitedPage {
  readonly rows: readonly ProofRow[];
  /** Cells of a table, for what has no limit. */
  readonly cells: readonly string[];
  readonly benchmarkIndex: number;
}

/** A page as we render it and as the browser would, in turn; medians. */
export async function visitInTurn(page: DemoPage, rendered: string, byBrowser: string, times: number): Promise<VisitedPage> {
  const visits: { ours: PhoneVisit[]; theirs: PhoneVisit[] } = { ours: [], theirs: [] };
  for (let time = 0; time < times; time += 1) {
    visits.ours.push(await visit(rendered + page.path));
    visits.theirs.push(await visit(byBrowser + page.path));
  }
  const { accessibility, seo, findings } = await mark(rendered + page.path);
  for (const finding of findings) console.error(`${page.name}: ${finding}`);
  const [ours, theirs] = [medians(visits.ours), medians(visits.theirs)];
  return {
    rows: [
      atMost(`${page.name}: LCP`, ours.lcpMs, LCP_MS, 'ms'),
      atMost(`${page.name}: LCP, to ${LCP_SHARE} of the client-rendered page's`, ours.lcpMs, LCP_SHARE * theirs.lcpMs, 'ms'),
      atMost(`${page.name}: CLS`, ours.cls, CLS, 'CLS'),
      atMost(`${page.name}: pictures before a scroll`, ours.pictureKb, PICTURES_KB, 'kB'),
      ofHundred(`${page.name}: accessibility`, accessibility),
      ofHundred(`${page.name}: SEO`, seo),
    ],
    cells: [page.name, ...cellsOf(ours), ...cellsOf(theirs)],
    benchmarkIndex: ours.benchmarkIndex,
  };
}

export const tableOfVisits = (pages: readonly VisitedPage[]): string =>
  [
    '| | ours: LCP ms | TBT ms | score | first byte ms | CLS | client-rendered: LCP ms | TBT ms | score | first byte ms | CLS |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...pages.map(({ cells }) => `| ${cells.join(' | ')} |`),
  ].join('\n');

const cellsOf = ({ lcpMs, tbtMs, score, firstByteMs, cls }: PhoneVisit): string[] => [
  ...[lcpMs, tbtMs, score, firstByteMs].map((value) => `${Math.round(value)}`),
  cls.toFixed(3),
];

const medians = (visits: readonly PhoneVisit[]): PhoneVisit => {
  const of = (figure: keyof PhoneVisit) => median(visits.map((visit) => visit[figure]));
  return {
    lcpMs: of('lcpMs'),
    cls: of('cls'),
    tbtMs: of('tbtMs'),
    score: of('score'),
    firstByteMs: of('firstByteMs'),
    pictureKb: of('pictureKb'),
    benchmarkIndex: of('benchmarkIndex'),
  };
};

const ofHundred = (name: string, mark: number): ProofRow => ({ name, ours: mark, bare: 100, ratio: mark / 100, target: 1, unit: 'of 100' });
