import { App, Button, Form, Input, Radio, Select } from 'antd';
import type { InputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { signedMoney } from '#lib/money';
import { CallForm } from '#ui/form/call-form';
import { YuanInput } from '#ui/form/yuan-input';
import { balancesTexts } from './balances.texts.ts';

type Asked = InputOf<'ledger.adjustment.ask'>;

interface Values {
  way: 'give' | 'take';
  part: Asked['part'];
  amountFen: number | null;
  reason: Asked['reason'];
  note: string;
}

const givenParts = ['PRINCIPAL', 'BONUS'] as const;
const takenParts = ['BOTH', ...givenParts] as const;
const reasons = ['COMPENSATION', 'CORRECTION', 'OFFLINE', 'OTHER'] as const;

const signedOf = ({ way, amountFen }: Values): number => (way === 'take' ? -1 : 1) * (amountFen ?? 0);
/** Nothing is given in proportion: whoever chose that before means a bonus. */
const partOf = ({ way, part }: Values): Asked['part'] => (way === 'give' && part === 'BOTH' ? 'BONUS' : part);

export function AdjustForm({ memberId, onClose }: { readonly memberId: string; readonly onClose: () => void }) {
  const texts = useTexts(balancesTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'ledger.adjustment.ask', Values>
      call="ledger.adjustment.ask"
      initial={{ way: 'give', part: 'BONUS', amountFen: null, reason: 'COMPENSATION', note: '' }}
      toInput={(values) => ({
        memberId,
        part: partOf(values),
        amountFen: signedOf(values),
        reason: values.reason,
        note: values.note,
      })}
      onDone={({ state }) => {
        void message.success(state === 'DONE' ? texts.done : texts.waits);
        onClose();
      }}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="way" label={texts.way}>
            <Radio.Group optionType="button" options={(['give', 'take'] as const).map((value) => ({ value, label: texts.ways[value] }))} />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => <PartChoice values={getFieldsValue(true) as Values} />}
          </Form.Item>
          <Form.Item name="amountFen" label={texts.amount} rules={[{ required: true }]}>
            <YuanInput aria-label={texts.amount} />
          </Form.Item>
          <Form.Item name="reason" label={texts.reason}>
            <Select options={reasons.map((value) => ({ value, label: texts.reasons[value] }))} />
          </Form.Item>
          <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
            <Input.TextArea maxLength={200} rows={2} />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => (
              <Button type="primary" htmlType="submit" loading={isPending}>
                {texts.send(signedMoney(signedOf(getFieldsValue(true) as Values)))}
              </Button>
            )}
          </Form.Item>
        </>
      )}
    </CallForm>
  );
}

function PartChoice({ values }: { readonly values: Values }) {
  const texts = useTexts(balancesTexts);
  const parts = values.way === 'take' ? takenParts : givenParts;
  return (
    <Form.Item name="part" label={texts.part}>
      <Radio.Group options={parts.map((value) => ({ value, label: texts.parts[value] }))} />
    </Form.Item>
  );
}
