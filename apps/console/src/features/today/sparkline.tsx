import styles from './today.module.css';

const [WIDTH, HEIGHT, EDGE] = [96, 28, 2];

/** The days before a figure, drawn small; the figure itself says what counts. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const points = values.map((value, at) => ({
    x: EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={EDGE} />}
    </svg>
  );
}
