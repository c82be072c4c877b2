import { shortFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import { Field } from '#ui/field';
import { prepaidTexts } from './prepaid.texts.ts';
import type { RechargeOffer, RechargePackage } from './prepaid-queries.ts';
import { bestPackage, fits, type SumTrouble } from './recharge.rules.ts';
import styles from './recharge-choice.module.css';

interface RechargeChoiceProps {
  readonly offer: RechargeOffer;
  /** Null: the member's own sum. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly sum: string;
  readonly onSum: (text: string) => void;
  readonly trouble: SumTrouble | null;
}

/** Native radio buttons as cards: arrows move between them, one is always chosen. */
export function RechargeChoice({ offer, chosenId, onChoose, sum, onSum, trouble }: RechargeChoiceProps) {
  const texts = useTexts(prepaidTexts);
  const [least, most] = [shortFen(offer.leastFen), shortFen(Math.min(offer.mostFen, offer.roomFen))];
  const best = bestPackage(offer.list);
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{texts.howMuch}</legend>
        {offer.list.map((one) => (
          <Choice key={one.id} isChosen={one.id === chosenId} isDisabled={!fits(one, offer)} onChoose={() => onChoose(one.id)}>
            {one.id === best && <span className={styles.best}>{texts.best}</span>}
            <PackageWords of={one} isFitting={fits(one, offer)} />
          </Choice>
        ))}
        <Choice isChosen={chosenId === null} onChoose={() => onChoose(null)}>
          <b className={styles.own}>{texts.own}</b>
          <span className={styles.quiet}>{texts.bounds(least, most)}</span>
        </Choice>
      </fieldset>
      {chosenId === null && (
        <div className={styles.sum}>
          <Field
            label={texts.sum}
            look="box"
            inputMode="decimal"
            autoComplete="off"
            placeholder={texts.bounds(least, most)}
            before={<span className={styles.sign}>¥</span>}
            value={sum}
            maxLength={10}
            onChange={(change) => onSum(change.currentTarget.value)}
            error={wordsOf(trouble)}
          />
        </div>
      )}
    </>
  );

  function wordsOf(wrong: SumTrouble | null): string | undefined {
    if (wrong === null) return undefined;
    const words = texts.wrong[wrong];
    return typeof words === 'string' ? words : words(least, most);
  }
}

function PackageWords({ of: { payFen, bonusFen }, isFitting }: { readonly of: RechargePackage; readonly isFitting: boolean }) {
  const texts = useTexts(prepaidTexts);
  const isGiven = isFitting && bonusFen > 0;
  return (
    <>
      <b className={styles.pay}>{shortFen(payFen)}</b>
      <span className={isGiven ? styles.bonus : styles.quiet}>
        {isGiven ? texts.gets(shortFen(bonusFen)) : isFitting ? texts.noBonus : texts.tooMuch}
      </span>
    </>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Choice = ({ isChosen, isDisabled = false, onChoose, children }: ChoiceProps) => (
  <label className={styles.card}>
    <input type="radio" name="recharge" className={styles.radio} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    {children}
  </label>
);
