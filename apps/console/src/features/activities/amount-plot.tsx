import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { money } from '#lib/money';

interface AmountPlotProps {
  readonly days: readonly { readonly day: string; readonly amountFen: number; readonly orders: number }[];
  readonly names: { readonly amount: string; readonly orders: string };
}

const axis = { stroke: 'var(--ink-3)', fontSize: 12, tickLine: false, axisLine: false } as const;

/** In ink: the colours of the plot are too light to read. */
const legendText = (name: string) => <span style={{ color: 'var(--ink-2)' }}>{name}</span>;

/** Bars of what was given away, a line of the orders that had it. */
export const AmountPlot = ({ days, names }: AmountPlotProps) => (
  <ResponsiveContainer width="100%" height={200}>
    <ComposedChart
      data={days.map(({ day, amountFen, orders }) => ({ day, amount: amountFen / 100, orders }))}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="day" tickFormatter={(day: string) => day.slice(5)} interval={4} {...axis} />
      <YAxis yAxisId="amount" width={64} tickFormatter={(yuan: number) => `¥${yuan.toLocaleString('en-US')}`} {...axis} />
      <YAxis yAxisId="orders" orientation="right" allowDecimals={false} width={36} {...axis} />
      <Tooltip formatter={(value, name) => (name === names.amount ? money(Math.round(Number(value) * 100)) : String(value))} />
      <Legend verticalAlign="top" align="right" height={28} itemSorter={null} formatter={legendText} />
      <Bar yAxisId="amount" dataKey="amount" name={names.amount} fill="#9db8f5" radius={[3, 3, 0, 0]} isAnimationActive={false} />
      <Line
        yAxisId="orders"
        type="monotone"
        dataKey="orders"
        name={names.orders}
        stroke="var(--accent)"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
);
