import { App, Button, Form, Switch } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { YuanInput } from '#ui/form/yuan-input';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { settingsTexts } from './settings.texts.ts';

type Safety = OutputOf<'staff.setting.get'>;

export function SafetyCard() {
  const texts = useTexts(settingsTexts);
  const safety = useRead('staff.setting.get', {});
  return (
    <Card title={texts.safety}>
      {safety.isError ? (
        <Failed onRetry={() => void safety.refetch()} refusal={safety.error} />
      ) : safety.data ? (
        <SafetyForm safety={safety.data} />
      ) : (
        <ListSkeleton columns={1} />
      )}
    </Card>
  );
}

function SafetyForm({ safety }: { readonly safety: Safety }) {
  const texts = useTexts(settingsTexts);
  const { message } = App.useApp();
  const may = useMay();
  return (
    <CallForm<'staff.setting.set', Safety>
      call="staff.setting.set"
      initial={safety}
      toInput={({ isFactorCompulsory, secondPersonAboveFen }) => ({
        isFactorCompulsory,
        secondPersonAboveFen: secondPersonAboveFen ?? null,
      })}
      onDone={() => void message.success(texts.safetySaved)}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="isFactorCompulsory" label={texts.factor} extra={texts.factorHint} valuePropName="checked">
            <Switch />
          </Form.Item>
          <Form.Item name="secondPersonAboveFen" label={texts.secondPerson} extra={texts.secondPersonHint}>
            <YuanInput aria-label={texts.secondPerson} />
          </Form.Item>
          {may('staff.setting.set') && (
            <Button htmlType="submit" loading={isPending}>
              {texts.saveSafety}
            </Button>
          )}
        </>
      )}
    </CallForm>
  );
}
