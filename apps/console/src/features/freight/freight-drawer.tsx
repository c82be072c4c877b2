import { Alert, App, Button, Drawer, Form, Switch } from 'antd';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { YuanInput } from '#ui/form/yuan-input';
import { freightTexts } from './freight.texts.ts';
import { freightExample } from './freight-example.ts';

interface FreightValues {
  flatFen: number;
  hasFree: boolean;
  freeFromFen: number | null;
}

interface FreightDrawerProps {
  readonly rule: OutputOf<'delivery.freightRule.list'>[number];
  readonly shop: string;
  readonly onClose: () => void;
}

const ruleOf = ({ flatFen, hasFree, freeFromFen }: FreightValues) => ({ flatFen, freeFromFen: hasFree ? freeFromFen : null });

export function FreightDrawer({ rule: { cid, flatFen, freeFromFen }, shop, onClose }: FreightDrawerProps) {
  const texts = useTexts(freightTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={`${texts.freight}: ${shop}`} size={480} onClose={onClose}>
      <CallForm<'delivery.freightRule.set', FreightValues>
        call="delivery.freightRule.set"
        initial={{ flatFen, hasFree: freeFromFen !== null, freeFromFen }}
        toInput={(values) => ({ cid, ...ruleOf(values) })}
        onDone={() => {
          void message.success(texts.saved(shop));
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="flatFen" label={texts.flat}>
              <YuanInput aria-label={texts.flat} />
            </Form.Item>
            <Form.Item name="hasFree" label={texts.hasFree} valuePropName="checked">
              <Switch />
            </Form.Item>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldsValue }) => <Meaning values={getFieldsValue(true) as FreightValues} />}
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}

/** What is typed, as shoppers will meet it. */
function Meaning({ values }: { readonly values: FreightValues }) {
  const texts = useTexts(freightTexts);
  const rule = ruleOf({ ...values, flatFen: values.flatFen ?? 0 });
  const isWhole = !values.hasFree || typeof values.freeFromFen === 'number';
  return (
    <>
      {values.hasFree && (
        <Form.Item name="freeFromFen" label={texts.freeAmount} rules={[{ required: true }]}>
          <YuanInput aria-label={texts.freeAmount} />
        </Form.Item>
      )}
      {isWhole && (
        <Form.Item>
          <Alert type="info" title={texts.meaning} description={freightExample(rule, texts.examples)} />
        </Form.Item>
      )}
    </>
  );
}
