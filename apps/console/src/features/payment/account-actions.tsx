import { App, Button } from 'antd';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { paymentTexts } from './payment.texts.ts';

interface AccountActionsProps {
  readonly account: OutputOf<'trade.payAccount.list'>[number];
  /** Without it nobody can pay at its provider. */
  readonly isLast: boolean;
}

export function AccountActions({ account: { appRef, provider, mchId, state, testedAt }, isLast }: AccountActionsProps) {
  const texts = useTexts(paymentTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const test = useWrite('trade.payAccount.test', { onDone: () => void message.success(texts.testDone(mchId)) });
  const activate = useWrite('trade.payAccount.activate', { onDone: () => void message.success(texts.activated(mchId)) });
  const retire = useWrite('trade.payAccount.retire', { onDone: () => void message.success(texts.retired(mchId)) });
  const confirmActivate = () =>
    modal.confirm({
      title: texts.activateAsk(mchId),
      content: texts.activateText,
      okText: texts.activate,
      cancelText: texts.cancel,
      onOk: () => activate.sendAsync({ appRef }),
    });
  const confirmRetire = () =>
    modal.confirm({
      title: texts.retireAsk(mchId),
      content: isLast ? texts.retireLast(texts.providers[provider]) : texts.retireText,
      okText: texts.retire,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => retire.sendAsync({ appRef }),
    });
  return (
    <>
      {may('trade.payAccount.test') && (
        <Button type="link" size="small" loading={test.isPending} onClick={() => test.send({ appRef })}>
          {texts.test}
        </Button>
      )}
      {may('trade.payAccount.activate') && state !== 'ACTIVE' && testedAt !== null && (
        <Button type="link" size="small" onClick={() => void confirmActivate()}>
          {texts.activate}
        </Button>
      )}
      {may('trade.payAccount.retire') && state === 'ACTIVE' && (
        <Button type="link" size="small" danger onClick={() => void confirmRetire()}>
          {texts.retire}
        </Button>
      )}
    </>
  );
}
