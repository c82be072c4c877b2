import { shortFen } from '@qianpu/kit/fen';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { prepaidTexts } from './prepaid.texts.ts';
import { rechargeOffer } from './prepaid-queries.ts';
import { RechargeChoice } from './recharge-choice.tsx';
import styles from './recharge-sheet.module.css';
import { UnpaidActions, UnpaidPurchase } from './unpaid-purchase.tsx';
import { useRechargeForm } from './use-recharge-form.ts';

interface RechargeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Packages and an own sum, or the recharge that waits to be paid: there is one at a time. One sheet all the while: it holds a place in the history. */
export function RechargeSheet(sheet: RechargeSheetProps) {
  const texts = useTexts(prepaidTexts);
  const { data: offer, isError, refetch } = useFresh(rechargeOffer(), sheet.isOpen);
  const form = useRechargeForm(offer, refetch);
  const unpaid = offer?.unpaid;
  const action = unpaid ? (
    <UnpaidActions kind="RECHARGE" unpaid={unpaid} />
  ) : (
    form.hasRoom && (
      <Button size="huge" isBlock isBusy={form.isPlacing} onClick={form.pay}>
        {form.words}
      </Button>
    )
  );
  return (
    <Sheet {...sheet} title={texts.recharge} actions={offer && action}>
      {!offer && (
        <div className={styles.waiting} aria-busy={!isError}>
          {isError && <FailedPart text={texts.offerFailed} onRetry={refetch} />}
        </div>
      )}
      {unpaid && <UnpaidPurchase kind="RECHARGE" unpaid={unpaid} onOver={refetch} />}
      {offer && !unpaid && (
        <>
          {form.hasRoom && <RechargeChoice offer={offer} {...form.choice} />}
          <p className={styles.note}>{form.hasRoom ? texts.room(shortFen(offer.roomFen)) : texts.noRoom}</p>
          <p className={styles.note}>{texts.back}</p>
        </>
      )}
    </Sheet>
  );
}
