import { App, Button } from 'antd';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { signedMoney } from '#lib/money';
import { useMay, useMe } from '#session/me';
import styles from './balances.module.css';
import { balancesTexts } from './balances.texts.ts';

/** The second person agrees or not; whoever asked may only take it back. */
export function DecideAdjustment({ adjustment }: { readonly adjustment: EntryOf<'ledger.adjustment.list'> }) {
  const { id, nickName, principalFen, bonusFen, askedBy } = adjustment;
  const texts = useTexts(balancesTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const isOwn = useMe().id === askedBy.id;
  const sum = signedMoney(principalFen + bonusFen);
  const approve = useWrite('ledger.adjustment.approve', { onDone: () => void message.success(texts.approved(sum)) });
  const refuse = useWrite('ledger.adjustment.refuse', {
    onDone: () => void message.success(isOwn ? texts.takenBack : texts.refused),
  });
  const ask = () =>
    modal.confirm({
      title: texts.approveAsk(nickName, sum),
      content: texts.approveText,
      okText: texts.approve,
      cancelText: texts.cancel,
      onOk: () => approve.sendAsync({ id }).catch(() => undefined),
    });
  return (
    <div className={styles.actions}>
      {may('ledger.adjustment.approve') && !isOwn && (
        <Button type="link" size="small" loading={approve.isPending} onClick={() => void ask()}>
          {texts.approve}
        </Button>
      )}
      {may('ledger.adjustment.refuse') && (
        <Button type="link" size="small" danger loading={refuse.isPending} onClick={() => refuse.send({ id })}>
          {isOwn ? texts.takeBack : texts.refuse}
        </Button>
      )}
    </div>
  );
}
