import { shortFen } from '@qianpu/kit/fen';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { prepaidTexts } from './prepaid.texts.ts';
import type { RechargeOffer, RechargePackage } from './prepaid-queries.ts';
import { fenOfYuan, firstChoice, sumTrouble } from './recharge.rules.ts';
import { useRecharge } from './use-recharge.ts';

const nothing: RechargeOffer = { list: [], leastFen: 0, mostFen: 0, roomFen: 0, unpaid: null };

/** What a member is about to pay in. `onStale`: the offer is not so any more. */
export function useRechargeForm(offer: RechargeOffer = nothing, onStale: () => void) {
  const texts = useTexts(prepaidTexts);
  // Undefined: nobody has chosen yet.
  const [touched, choose] = useState<string | null>();
  const [sum, setSum] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { recharge, isPlacing } = useRecharge(onStale);
  const chosenId = touched === undefined ? firstChoice(offer) : touched;
  const chosen = offer.list.find(({ id }) => id === chosenId);
  const ownFen = fenOfYuan(sum);
  const trouble = chosen ? null : sumTrouble(ownFen, offer);
  const payFen = chosen?.payFen ?? (trouble === null ? ownFen : null);
  const pay = () => {
    if (chosen) void recharge({ packageId: chosen.id });
    else if (payFen !== null) void recharge({ amountFen: payFen });
    else setChecked(true);
  };
  // Of a sum that is still being written, only what no further digit can mend is said.
  const isSaid = isChecked || trouble === 'high' || trouble === 'full';
  return {
    choice: { chosenId: chosen?.id ?? null, onChoose: choose, sum, onSum: setSum, trouble: isSaid ? trouble : null },
    hasRoom: offer.roomFen > 0 && offer.roomFen >= offer.leastFen,
    words: payWords(chosen, payFen),
    pay,
    isPlacing,
  };

  function payWords(by: RechargePackage | undefined, fen: number | null): string {
    if (by && by.bonusFen > 0) return texts.payGets(shortFen(by.payFen), shortFen(by.payFen + by.bonusFen));
    return fen === null ? texts.recharge : texts.pay(shortFen(fen));
  }
}
