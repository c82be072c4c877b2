import { App, Button } from 'antd';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { refundsTexts } from './refunds.texts.ts';

export function RetryRefund({ id }: { readonly id: string }) {
  const texts = useTexts(refundsTexts);
  const { message } = App.useApp();
  const retry = useWrite('trade.refund.retry', { onDone: ({ outRefundNo }) => void message.success(texts.retried(outRefundNo)) });
  return (
    <Button type="link" size="small" loading={retry.isPending} onClick={() => retry.send({ id })}>
      {texts.retry}
    </Button>
  );
}
