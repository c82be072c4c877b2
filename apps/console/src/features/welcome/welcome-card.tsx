import { App, Button, Form, Input, Select, Switch } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { QuestionFields } from './question-fields.tsx';
import styles from './welcome.module.css';
import { welcomeTexts } from './welcome.texts.ts';
import { inputOf, timesFor, valuesOf, type WelcomeValues } from './welcome-values.ts';

/** What a shop says before anybody answers. */
export function WelcomeCard({ cid }: { readonly cid: string }) {
  const texts = useTexts(welcomeTexts);
  const welcome = useRead('support.welcome.get', { cid }, { isAskedAnew: true });
  return (
    <Card title={texts.welcome} note={texts.welcomeText}>
      {welcome.isError ? (
        <Failed onRetry={() => void welcome.refetch()} refusal={welcome.error} />
      ) : welcome.data ? (
        // A later revision is a new form: what a colleague saved is seen before it is overwritten.
        <WelcomeForm key={welcome.data.revision} cid={cid} welcome={welcome.data} onStale={() => void welcome.refetch()} />
      ) : (
        <ListSkeleton columns={1} />
      )}
    </Card>
  );
}

interface FormProps {
  readonly cid: string;
  readonly welcome: OutputOf<'support.welcome.get'>;
  readonly onStale: () => void;
}

function WelcomeForm({ cid, welcome, onStale }: FormProps) {
  const texts = useTexts(welcomeTexts);
  const { message } = App.useApp();
  const shopName = useShopNames();
  const { revision } = welcome;
  return (
    <CallForm<'support.welcome.save', WelcomeValues>
      call="support.welcome.save"
      initial={valuesOf(welcome)}
      toInput={(values) => inputOf(values, { cid, revision })}
      fieldOf={(path) => path.replace(/^hours\.?/, '') || 'until'}
      onDone={() => void message.success(texts.welcomeSaved(shopName(cid)))}
      onRefused={(name) => {
        if (name !== 'SETTING_CHANGED') return false;
        void message.warning(texts.changed);
        onStale();
        return true;
      }}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="greeting" label={texts.greeting} extra={texts.greetingHint}>
            <Input.TextArea maxLength={500} showCount rows={3} />
          </Form.Item>
          <HourFields welcome={welcome} />
          <QuestionFields />
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.saveWelcome}
          </Button>
        </>
      )}
    </CallForm>
  );
}

function HourFields({ welcome }: Pick<FormProps, 'welcome'>) {
  const texts = useTexts(welcomeTexts);
  const { from, until } = valuesOf(welcome);
  const options = (end: 'from' | 'until', set: string) => timesFor(end, set).map((time) => ({ value: time, label: time }));
  return (
    <>
      <Form.Item name="hasHours" label={texts.hasHours} valuePropName="checked" extra={texts.hoursHint}>
        <Switch />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before, after) => before.hasHours !== after.hasHours}>
        {({ getFieldValue }) =>
          getFieldValue('hasHours') && (
            <fieldset className={styles.hours} aria-label={texts.hours}>
              <Form.Item name="from">
                <Select aria-label={texts.from} options={options('from', from)} />
              </Form.Item>
              –
              <Form.Item name="until">
                <Select aria-label={texts.until} options={options('until', until)} />
              </Form.Item>
            </fieldset>
          )
        }
      </Form.Item>
    </>
  );
}
