import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Figures } from './detail.types.ts';

interface DaysPlotProps {
  readonly days: Figures['days'];
  readonly names: { readonly claimed: string; readonly used: string };
}

const axis = { stroke: 'var(--ink-3)', fontSize: 12, tickLine: false, axisLine: false } as const;

/** In ink: the colours of the plot are too light to read. */
const legendText = (name: string) => <span style={{ color: 'var(--ink-2)' }}>{name}</span>;

export const DaysPlot = ({ days, names }: DaysPlotProps) => (
  <ResponsiveContainer width="100%" height={200}>
    <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="day" tickFormatter={(day: string) => day.slice(5)} interval={4} {...axis} />
      <YAxis allowDecimals={false} width={44} {...axis} />
      <Tooltip />
      <Legend verticalAlign="top" align="right" height={28} itemSorter={null} formatter={legendText} />
      <Bar dataKey="claimed" name={names.claimed} fill="#9db8f5" radius={[3, 3, 0, 0]} isAnimationActive={false} />
      <Line type="monotone" dataKey="used" name={names.used} stroke="var(--accent)" strokeWidth={2} dot={false} isAnimationActive={false} />
    </ComposedChart>
  </ResponsiveContainer>
);
