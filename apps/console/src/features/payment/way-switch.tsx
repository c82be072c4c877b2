import { isInScope } from '@qianpu/contract/staff-scope';
import { App, Switch, Tooltip } from 'antd';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useScope } from '#session/me';
import { paymentTexts } from './payment.texts.ts';

type ShopWays = OutputOf<'trade.payWays.list'>['shops'][number];

export const kinds = ['WECHAT_PAY', 'ALIPAY', 'BALANCE', 'POINTS'] as const;

interface WaySwitchProps extends ShopWays {
  readonly kind: (typeof kinds)[number];
  /** Of the shop. */
  readonly name: string;
}

/** Counts at once; the last way of a shop cannot be switched off. */
export function WaySwitch({ kind, cid, off, name }: WaySwitchProps) {
  const texts = useTexts(paymentTexts);
  const { message } = App.useApp();
  const scope = useScope('trade.payWays.save');
  const isOn = !off.includes(kind);
  const isLast = isOn && off.length === kinds.length - 1;
  const save = useWrite('trade.payWays.save', {
    onDone: () => void message.success((isOn ? texts.turnedOff : texts.turnedOn)(name, texts.kinds[kind])),
  });
  const turned = () => (isOn ? [...off, kind] : off.filter((one) => one !== kind));
  return (
    <Tooltip title={isLast ? texts.lastWay : ''}>
      <Switch
        aria-label={texts.take(name, texts.kinds[kind])}
        checked={isOn}
        loading={save.isPending}
        disabled={isLast || !isInScope(scope, cid)}
        onChange={() => save.send({ cid, off: turned() })}
      />
    </Tooltip>
  );
}
