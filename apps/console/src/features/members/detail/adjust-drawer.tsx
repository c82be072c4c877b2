import { App, Button, Drawer, Form, Input, Radio } from 'antd';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { CallForm } from '#ui/form/call-form';
import { CountInput } from '#ui/form/inputs';
import { loyaltyTexts } from './loyalty.texts.ts';
import { signedCount } from './signed-count.ts';

interface AdjustDrawerProps {
  readonly of: 'growth' | 'points';
  readonly memberId: string;
  readonly onClose: () => void;
}

interface Values {
  way: 'give' | 'take';
  count: number | null;
  reason: string;
}

const calls = { growth: 'member.growth.adjust', points: 'member.points.adjust' } as const;
const signedOf = ({ way, count }: Values): number => (way === 'take' ? -1 : 1) * (count ?? 0);

/** Growth or points given or taken by hand, with a reason. */
export function AdjustDrawer({ of, memberId, onClose }: AdjustDrawerProps) {
  const texts = useTexts(loyaltyTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={of === 'growth' ? texts.adjustGrowth : texts.adjustPoints} size={420} onClose={onClose}>
      <CallForm<(typeof calls)[typeof of], Values>
        call={calls[of]}
        initial={{ way: 'give', count: null, reason: '' }}
        toInput={(values) => ({ memberId, amount: signedOf(values), reason: values.reason })}
        fieldOf={(path) => (path === 'amount' ? 'count' : path)}
        onDone={(done) => {
          void message.success('growth' in done ? texts.growthDone(countText(done.growth)) : texts.pointsDone(countText(done.points)));
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="way" label={texts.way}>
              <Radio.Group
                optionType="button"
                options={(['give', 'take'] as const).map((value) => ({ value, label: texts.ways[value] }))}
              />
            </Form.Item>
            <Form.Item
              name="count"
              label={texts.amount}
              extra={of === 'growth' ? texts.takeAllHint : texts.mustBeThere}
              rules={[{ required: true }]}
            >
              <CountInput min={1} max={1_000_000} unit={texts.unit[of]} />
            </Form.Item>
            <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint}>
              <Input.TextArea maxLength={100} rows={2} />
            </Form.Item>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldsValue }) => (
                <Button type="primary" htmlType="submit" loading={isPending}>
                  {texts.send(signedCount(signedOf(getFieldsValue(true) as Values)))}
                </Button>
              )}
            </Form.Item>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
