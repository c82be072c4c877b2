import type { OutputOf } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packagePrice } from '#features/activity';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { useGo } from '#navigation/use-go';
import { beginCheckout } from '#session/checkout';
import { useShop } from '#session/shop-context';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { GoodsPrice } from '#ui/price';
import { Stepper } from '#ui/stepper';
import { packageTexts } from './package.texts.ts';
import styles from './package-bar.module.css';
import type { OfferedPackage, setOf } from './package-choice.rules.ts';

interface PackageBarProps {
  readonly shown: OfferedPackage;
  readonly set: ReturnType<typeof setOf>;
  readonly isSoon: boolean;
  readonly isGone: boolean;
}

/** What the chosen set comes to, by the mall's own sums, how many sets, and the way to buy them. */
export function PackageBar({ shown, set, isSoon, isGone }: PackageBarProps) {
  const { cid, mid } = useShop();
  const texts = useTexts(packageTexts);
  const go = useGo();
  const [wanted, setWanted] = useState(1);
  const sets = Math.min(wanted, set.mostSets);
  const isWhole = set.missing === 0 && !set.isSoldOut;
  const { data, isError, isPlaceholderData, refetch } = useQuery<OutputOf<'marketing.packageBuy.price'>>({
    ...packagePrice(
      cid,
      shown.id,
      set.parts.map(({ sku }) => sku.id),
      sets,
    ),
    enabled: isWhole && !isSoon && !isGone,
    staleTime: 0,
    throwOnError: false,
    placeholderData: (previous) => previous,
  });
  const price = isWhole ? data : undefined;
  const buy = useGuarded(() => {
    const lines = set.parts.map(({ part, sku }) => ({ cid, skuId: sku.id, quantity: part.pieces * sets }));
    beginCheckout(mid, lines, { kind: 'PACKAGE', activityId: shown.id, sets });
    go('orderConfirm');
  });
  const canBuy = isWhole && !isSoon && !isGone;
  const word = isSoon ? texts.soon : isGone || set.isSoldOut ? texts.soldOut : set.missing > 0 ? texts.missing(set.missing) : texts.buy;
  return (
    <>
      {isError && canBuy && <FailedPart text={texts.noPrice} onRetry={refetch} />}
      {price && !isError && <PackageReceipt price={price} perMember={shown.perMember} />}
      <BottomBar>
        <div className={styles.price} aria-live="polite" data-pricing={isPlaceholderData || undefined}>
          {price && !isError && (
            <>
              <p className={styles.sum}>
                <GoodsPrice of={{ priceFen: price.payableFen, listPriceFen: price.goodsFen }} size="card" />
              </p>
              {price.goodsFen > price.payableFen && (
                <p className={styles.saved}>{texts.savedOf(formatFen(price.goodsFen - price.payableFen))}</p>
              )}
            </>
          )}
        </div>
        {canBuy && <Stepper value={sets} max={set.mostSets} onChange={setWanted} label={texts.sets} />}
        <Button size="large" disabled={!canBuy} onClick={buy}>
          {word}
        </Button>
      </BottomBar>
    </>
  );
}

interface PackageReceiptProps {
  readonly price: OutputOf<'marketing.packageBuy.price'>;
  readonly perMember: number | null;
}

function PackageReceipt({ price: { goodsFen, payableFen }, perMember }: PackageReceiptProps) {
  const texts = useTexts(packageTexts);
  return (
    <section className={styles.receipt}>
      <h2 className={styles.title}>{texts.receipt}</h2>
      <dl className={styles.rows}>
        <dt>{texts.alone}</dt>
        <dd>{formatFen(goodsFen)}</dd>
        <dt>{texts.saved}</dt>
        <dd className={styles.off}>−{formatFen(goodsFen - payableFen)}</dd>
        <dt>{texts.total}</dt>
        <dd>{formatFen(payableFen)}</dd>
      </dl>
      <p className={styles.note}>
        {texts.checkout}
        {perMember !== null && <> · {texts.perMember(perMember)}</>}
      </p>
    </section>
  );
}
