import { couponRows } from '@qianpu/contract/calls/coupon';
import type { OutputOf } from '@qianpu/contract/types';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { couponExchangeTexts } from './coupon-exchange.texts.ts';
import { exchangeCode, isWhole } from './exchange-code.rules.ts';
import styles from './exchange-form.module.css';

interface ExchangeFormProps {
  readonly onGot: (coupon: OutputOf<'marketing.coupon.exchangeCode'>) => void;
}

export function ExchangeForm({ onGot }: ExchangeFormProps) {
  const { cid } = useShop();
  const texts = useTexts(couponExchangeTexts);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<'short' | 'wrong' | null>(null);
  const exchange = useWrite(couponRows, 'marketing.coupon.exchangeCode', ['marketing.coupon.memberList'], ['WRONG_EXCHANGE_CODE']);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWhole(code)) return setWrong('short');
    exchange.mutate(
      { input: { cid, code } },
      {
        onSuccess: (written) => written.kind === 'ok' && onGot(written.data),
        onError: ({ failure }) => failure === 'WRONG_EXCHANGE_CODE' && setWrong('wrong'),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={texts.code}
        look="box"
        placeholder={texts.hint}
        value={code}
        error={wrong ? texts[wrong] : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => {
          setCode(exchangeCode(target.value));
          setWrong(null);
        }}
      />
      <Button type="submit" size="large" isBlock isBusy={exchange.isPending}>
        {texts.exchange}
      </Button>
      <p className={styles.says}>{texts.says}</p>
    </form>
  );
}
