import { formatFen } from '@qianpu/kit/fen';
import type { OutputOf } from '#api/calls';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { exampleTexts } from './example.texts.ts';
import styles from './matrix.module.css';
import type { PromotionKind } from './relation.ts';

export type Example = OutputOf<'checkout.promotion.matrix'>['example'];
type Priced = Example['priced'][number];

interface PairExampleProps {
  readonly row: PromotionKind;
  readonly column: PromotionKind;
  readonly example: Example;
}

/** One basket with a promotion of both kinds, as the engine prices it, and with each alone. */
export function PairExample({ row, column, example }: PairExampleProps) {
  const texts = useTexts(exampleTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const kinds = row === column ? [row] : [row, column];
  const together = pricedOf(example, kinds);
  if (!together) return null;
  const { lines, freightFen } = example;
  const goodsFen = lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0);
  return (
    <section className={styles.example}>
      <h3>{texts.title}</h3>
      <p>{texts.basket(lines.map(({ quantity, unitFen }, at) => texts.line(texts.goods[at] ?? '', quantity, formatFen(unitFen))))}</p>
      <dl>
        <Row name={texts.goodsSum} amount={formatFen(goodsFen)} />
        <Row name={texts.freight} amount={formatFen(freightFen)} />
        {together.kinds.map((kind, at) => (
          <Row key={kind} name={texts.of[kind]} amount={together.offFen[at] ? `−${formatFen(together.offFen[at] ?? 0)}` : texts.notTaken} />
        ))}
        <Row name={texts.payable} amount={formatFen(together.payableFen)} isTotal />
      </dl>
      {kinds.length > 1 && (
        <dl>
          {kinds.map((kind) => (
            <Row key={kind} name={texts.alone(promotionKinds[kind])} amount={formatFen(pricedOf(example, [kind])?.payableFen ?? 0)} />
          ))}
        </dl>
      )}
    </section>
  );
}

const pricedOf = ({ priced }: Example, kinds: readonly PromotionKind[]): Priced | undefined =>
  priced.find((one) => one.kinds.length === kinds.length && kinds.every((kind) => one.kinds.includes(kind)));

interface RowProps {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

const Row = ({ name, amount, isTotal = false }: RowProps) => (
  <div data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
