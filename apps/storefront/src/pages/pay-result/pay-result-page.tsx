import { EndlessGoods, goodsPages } from '#features/item';
import { PendingPayment, paymentTexts, SettledPayment, usePayStatus } from '#features/payment';
import { PurchaseOutcome } from '#features/prepaid';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { classNames } from '#lib/class-names';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { SectionHeader } from '#ui/section-header';
import styles from './pay-result-page.module.css';

/** What became of a payment, as the mall says it. The address a provider sends the shopper back to is never believed. */
export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const titles = useTitles();
  const texts = useTexts(paymentTexts);
  const { status, hasGivenUp, askAgain } = usePayStatus(id);
  const outcome = () => {
    if (!status || status.state === 'UNPAID') return <PendingPayment tradeId={id} hasGivenUp={hasGivenUp} onAsk={askAgain} />;
    const { kind, state, payableFen } = status;
    return kind === 'GOODS' ? <SettledPayment status={status} /> : <PurchaseOutcome tradeId={id} status={{ kind, state, payableFen }} />;
  };
  return (
    <main>
      <div className={classNames(styles.top, status?.state === 'PAID' && styles.paid)}>
        <TopBar title={titles.payResult} ground="none" />
        {outcome()}
      </div>
      {status?.state === 'PAID' && (
        <>
          <SectionHeader title={texts.more} subtitle="" place="floor" />
          <EndlessGoods pageAt={goodsPages(cid, { sortType: 'default' })} exceptIds={status.goodsIds} />
        </>
      )}
    </main>
  );
}
