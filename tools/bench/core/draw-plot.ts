import { parse, type Spec, View } from 'vega';
import type { ProofRow } from '../proof.ts';

/** A row as a bar: how much of what was asked for was reached. */
interface Bar {
  readonly name: string;
  /** Measured ÷ target: 1 is enough. */
  readonly reached: number;
  readonly label: string;
}

const STEP = 20;
const WIDTH = 360;
/** Longer bars say no more than that there is plenty. */
const MOST = 2.5;

/** Bars of all rows, with a line where enough is; legible on white and on black. */
export async function drawPlot(rows: readonly ProofRow[]): Promise<string> {
  const bars = rows.map(
    ({ name, ratio, target }): Bar => ({
      name: name.replace(/ \([\w.]+\)/, ''),
      reached: ratio / target,
      label: target === 1 ? ratio.toFixed(2) : `${ratio.toFixed(2)} of ${target}`,
    }),
  );
  const svg = await new View(parse(specOf(bars)), { renderer: 'none' }).toSVG();
  return `${svg.replace(/(<svg[^>]*>)/, `$1${style}`)}\n`;
}

const style = '<style>text{fill:#333}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>';

const specOf = (bars: readonly Bar[]): Spec => ({
  width: WIDTH,
  height: bars.length * STEP,
  padding: 8,
  title: { text: 'measured ÷ target, the line is enough', anchor: 'start', fontWeight: 'normal', fontSize: 11 },
  data: [{ name: 'bars', values: [...bars] }],
  scales: [
    { name: 'y', type: 'band', domain: { data: 'bars', field: 'name' }, range: 'height', paddingInner: 0.35 },
    { name: 'x', type: 'linear', domain: [0, MOST], range: 'width', clamp: true },
  ],
  axes: [{ orient: 'left', scale: 'y', ticks: false, domain: false, labelPadding: 8, labelLimit: 0, labelFontSize: 11 }],
  marks: [
    {
      type: 'rect',
      from: { data: 'bars' },
      encode: {
        enter: {
          y: { scale: 'y', field: 'name' },
          height: { scale: 'y', band: 1 },
          x: { scale: 'x', value: 0 },
          x2: { scale: 'x', field: 'reached' },
          fill: { signal: "datum.reached >= 1 ? '#3a9d6e' : '#d4604a'" },
        },
      },
    },
    {
      type: 'rule',
      encode: { enter: { x: { scale: 'x', value: 1 }, y: { value: -3 }, y2: { signal: 'height + 3' }, stroke: { value: '#888' } } },
    },
    {
      type: 'text',
      from: { data: 'bars' },
      encode: {
        enter: {
          y: { scale: 'y', field: 'name', band: 0.5 },
          x: { signal: 'width + 8' },
          baseline: { value: 'middle' },
          fontSize: { value: 10 },
          text: { field: 'label' },
        },
      },
    },
  ],
});
