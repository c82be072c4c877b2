import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Field } from '#ui/field';
import { LocateButton } from '#ui/locate-button';
import { Stepper } from '#ui/stepper';
import { Tick } from '#ui/tick';
import { kitTexts } from './kit.texts.ts';
import styles from './kit-page.module.css';
import { SampleRow } from './sample-group.tsx';

export function FormSamples() {
  const texts = useTexts(kitTexts);
  const [quantity, setQuantity] = useState(2);
  const [place, setPlace] = useState(texts.addressNote);
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <div className={styles.fields}>
        <Field label={texts.receiver} placeholder={texts.receiverHint} />
        <Field label={texts.receiver} defaultValue={texts.longValue} />
        <Field label={texts.receiver} placeholder={texts.receiverHint} error={texts.tooShort} />
        <Field look="box" label={texts.receiver} placeholder={texts.receiverHint} />
        <Field look="box" label={texts.receiver} placeholder={texts.receiverHint} error={texts.tooShort} />
        <LocateButton text={texts.locate} says={place} onFound={({ lat, lng }) => setPlace(`${lat}, ${lng}`)} />
      </div>
      <SampleRow>
        <Stepper value={quantity} max={5} onChange={setQuantity} label={texts.quantity} />
        <Stepper value={quantity} max={5} onChange={setQuantity} label={texts.quantity} size="large" />
        <Stepper value={1} max={1} onChange={setQuantity} label={texts.quantity} />
      </SampleRow>
      <SampleRow>
        <Tick isTicked={isTicked} onChange={setTicked}>
          {texts.agree}
        </Tick>
        <Tick isTicked onChange={setTicked} label={texts.agree} />
        <Tick isTicked={false} onChange={setTicked} label={texts.agree} isDisabled />
      </SampleRow>
    </>
  );
}
