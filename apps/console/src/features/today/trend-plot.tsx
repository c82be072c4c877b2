import { Area, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { money } from '#lib/money';

interface TrendPlotProps {
  readonly hours: readonly { readonly hour: string; readonly today: number | null; readonly lastWeek: number }[];
  readonly names: { readonly today: string; readonly lastWeek: string };
}

const axis = { stroke: 'var(--ink-3)', fontSize: 12, tickLine: false, axisLine: false } as const;

export const TrendPlot = ({ hours, names }: TrendPlotProps) => (
  <ResponsiveContainer width="100%" height={240}>
    <ComposedChart data={[...hours]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="hour" interval={2} {...axis} />
      <YAxis tickFormatter={(fen: number) => Math.round(fen / 100).toLocaleString()} width={56} {...axis} />
      <Tooltip formatter={(fen) => money(Number(fen))} />
      <Legend verticalAlign="top" align="right" height={28} />
      <Area
        type="monotone"
        dataKey="today"
        name={names.today}
        stroke="var(--accent)"
        strokeWidth={2}
        fill="var(--accent-soft)"
        isAnimationActive={false}
      />
      <Line
        type="monotone"
        dataKey="lastWeek"
        name={names.lastWeek}
        stroke="var(--ink-4)"
        strokeDasharray="4 4"
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
);
