import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { Card, PageLink } from '#ui/page';
import type { FieldIssue } from '../../../shared/ui/form/issues.ts';
import type { Draft } from './draft.ts';
import styles from './edit.module.css';
import { editTexts } from './edit.texts.ts';
import type { PriceScope } from './price-scope.ts';
import { SkuAxes } from './sku-axes.tsx';
import type { SkuRow } from './sku-matrix.ts';
import { SkuTable } from './sku-table.tsx';
import type { Saved } from './use-save-goods.ts';

interface SkuCardProps {
  readonly draft: Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly issues: readonly FieldIssue[];
  readonly availableOf: (skuId: string) => number;
  readonly scope: PriceScope;
  readonly maySupply: boolean;
  readonly saved: Saved | null;
}

/** Of the pieces that have both a price and a cost. */
function marginText(rows: readonly SkuRow[]): string | null {
  const shares = rows.flatMap(({ priceFen, costFen }) => (priceFen && costFen !== null ? Math.round((1 - costFen / priceFen) * 100) : []));
  if (shares.length === 0) return null;
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return low === high ? `${low}%` : `${low}%–${high}%`;
}

export function SkuCard({ draft: { axes, rows }, change, issues, availableOf, scope, maySupply, saved }: SkuCardProps) {
  const texts = useTexts(editTexts);
  const used = axes.filter(({ values }) => values.length > 0).length;
  const errors = new Map(
    issues.flatMap(({ path, text }) => {
      const [field, at] = path.split('.');
      return field === 'skus' && at !== undefined ? [[Number(at), text] as const] : [];
    }),
  );
  const stock = rows.reduce((sum, { id }) => sum + (id === null ? 0 : availableOf(id)), 0);
  const margin = marginText(rows);
  return (
    <Card title={texts.skus} note={texts.skuCount(used, rows.length)}>
      {scope === 'nowhere' && <p className={styles.note}>{texts.pricesNotYours}</p>}
      {scope === 'byShop' && saved && (
        <p className={styles.note}>
          {texts.pricesDiffer} <PageLink to={`/goods/${saved.id}/listings`}>{texts.openListings}</PageLink>
        </p>
      )}
      <SkuAxes axes={axes} change={change} />
      <SkuTable
        axes={axes}
        rows={rows}
        change={change}
        availableOf={availableOf}
        arePricesFixed={scope !== 'here'}
        hasSupply={maySupply}
        errors={errors}
      />
      <p className={styles.sums}>
        <span>
          {texts.sums.stock} <b>{countText(stock)}</b>
        </span>
        {margin !== null && (
          <span>
            {texts.sums.margin} <b>{margin}</b>
          </span>
        )}
      </p>
    </Card>
  );
}
