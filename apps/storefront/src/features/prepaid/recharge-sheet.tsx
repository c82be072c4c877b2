import { shortFen } from '@qianpu/kit/fen';
import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { prepaidTexts } from './prepaid.texts.ts';
import type { RechargeOffer } from './prepaid-queries.ts';
import { rechargeOffer } from './prepaid-queries.ts';
import { fenOfYuan, firstChoice, sumTrouble } from './recharge.rules.ts';
import { RechargeChoice } from './recharge-choice.tsx';
import styles from './recharge-sheet.module.css';
import { UnpaidActions, UnpaidPurchase } from './unpaid-purchase.tsx';
import { useRecharge } from './use-recharge.ts';

interface RechargeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Packages and an own sum, or the recharge that waits to be paid: there is one at a time. */
export function RechargeSheet(sheet: RechargeSheetProps) {
  const texts = useTexts(prepaidTexts);
  const { data: offer, isError, refetch } = useFresh(rechargeOffer(), sheet.isOpen);
  if (offer?.unpaid)
    return (
      <Sheet {...sheet} title={texts.recharge} actions={<UnpaidActions kind="RECHARGE" unpaid={offer.unpaid} />}>
        <UnpaidPurchase kind="RECHARGE" unpaid={offer.unpaid} onOver={refetch} />
      </Sheet>
    );
  if (offer) return <OfferSheet {...sheet} offer={offer} onStale={refetch} />;
  return (
    <Sheet {...sheet} title={texts.recharge}>
      <div className={styles.waiting} aria-busy={!isError}>
        {isError && <FailedPart text={texts.offerFailed} onRetry={refetch} />}
      </div>
    </Sheet>
  );
}

interface OfferSheetProps extends RechargeSheetProps {
  readonly offer: RechargeOffer;
  readonly onStale: () => void;
}

function OfferSheet({ offer, onStale, ...sheet }: OfferSheetProps) {
  const texts = useTexts(prepaidTexts);
  const [chosenId, choose] = useState(() => firstChoice(offer));
  const [sum, setSum] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { recharge, isPlacing } = useRecharge(onStale);
  const chosen = offer.list.find(({ id }) => id === chosenId);
  const ownFen = fenOfYuan(sum);
  const trouble = chosen ? null : sumTrouble(ownFen, offer);
  const hasRoom = offer.roomFen >= offer.leastFen;
  const pay = () => {
    if (chosen) return void recharge({ packageId: chosen.id });
    if (trouble === null && ownFen !== null) return void recharge({ amountFen: ownFen });
    setChecked(true);
  };
  const payFen = chosen?.payFen ?? (trouble === null ? ownFen : null);
  const words =
    chosen && chosen.bonusFen > 0
      ? texts.payGets(shortFen(chosen.payFen), shortFen(chosen.payFen + chosen.bonusFen))
      : payFen === null
        ? texts.recharge
        : texts.pay(shortFen(payFen));
  const action = (
    <Button size="huge" isBlock isBusy={isPlacing} onClick={pay}>
      {words}
    </Button>
  );
  return (
    <Sheet {...sheet} title={texts.recharge} actions={hasRoom && action}>
      {hasRoom && (
        <RechargeChoice
          offer={offer}
          chosenId={chosen?.id ?? null}
          onChoose={choose}
          sum={sum}
          onSum={setSum}
          trouble={isChecked || (trouble !== 'none' && trouble !== 'low') ? trouble : null}
        />
      )}
      <p className={styles.note}>{hasRoom ? texts.room(shortFen(offer.roomFen)) : texts.noRoom}</p>
      <p className={styles.note}>{texts.back}</p>
    </Sheet>
  );
}
