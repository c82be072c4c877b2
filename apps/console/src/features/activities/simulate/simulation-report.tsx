import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { money } from '#lib/money';
import { dayText } from '#lib/time';
import { FigureGrid } from '#ui/figure-grid';
import { Card } from '#ui/page';
import { DaysCard } from './days-card.tsx';
import { LargestCard, PromotionsCard } from './other-cards.tsx';
import styles from './simulation.module.css';
import { simulationTexts } from './simulation.texts.ts';
import type { SimulationResult } from './simulation.types.ts';

/** What would have been given away, to whom, and at whose cost. */
export function SimulationReport({ result }: { readonly result: SimulationResult }) {
  const texts = useTexts(simulationTexts);
  return (
    <div className={styles.report}>
      <FiguresCard result={result} />
      <Uncounted result={result} />
      {result.orders === 0 ? (
        <Card>{texts.nothing}</Card>
      ) : result.taken === 0 ? (
        <Card>{texts.nobody}</Card>
      ) : (
        <>
          <DaysCard days={result.days} />
          <PromotionsCard title={texts.meets} promotions={result.meets} none={texts.meetsNone} />
          <PromotionsCard title={texts.givesWay} promotions={result.givesWay} none={texts.givesWayNone} />
          <LargestCard largest={result.largest} />
        </>
      )}
    </div>
  );
}

function FiguresCard({ result }: { readonly result: SimulationResult }) {
  const texts = useTexts(simulationTexts);
  const { from, to, orders, taken, changed, beforeFen, afterFen, givenFen } = result;
  const hints = texts.figureHints;
  const share = (part: number) => (orders === 0 ? '' : hints.share(((part / orders) * 100).toFixed(1)));
  const shown: readonly (readonly [keyof typeof texts.figures, string, string])[] = [
    ['orders', countText(orders), hints.span(dayText(from), dayText(to))],
    ['taken', countText(taken), share(taken)],
    ['changed', countText(changed), share(changed)],
    ['given', money(givenFen), hints.given],
    ['before', money(beforeFen), ''],
    ['after', money(afterFen), hints.difference(money(afterFen - beforeFen))],
  ];
  return (
    <Card isFlush>
      <FigureGrid columns={3} figures={shown.map(([name, value, hint]) => ({ name, label: texts.figures[name], value, hint }))} />
    </Card>
  );
}

/** Orders that could not be priced anew are named, not left out in silence. */
function Uncounted({ result: { uncounted } }: { readonly result: SimulationResult }) {
  const texts = useTexts(simulationTexts);
  const left = uncounted.filter(({ orders }) => orders > 0);
  if (left.length === 0) return null;
  return (
    <Card title={texts.uncounted(countText(left.reduce((sum, { orders }) => sum + orders, 0)))}>
      <ul className={styles.uncounted}>
        {left.map(({ code, orders }) => (
          <li key={code}>{texts.reasons[code](countText(orders))}</li>
        ))}
      </ul>
    </Card>
  );
}
