import { type SettingModule, settingSchemas } from '@qianpu/contract/settings.schema';
import { App, Button, Form } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { changesOf, fieldsOf } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { settingsTexts } from './settings.texts.ts';

interface SettingCardProps {
  readonly module: SettingModule;
  /** Undefined: what holds in all shops. */
  readonly cid: string | undefined;
}

export function SettingCard({ module, cid }: SettingCardProps) {
  const texts = useTexts(settingsTexts);
  const setting = useRead('shop.setting.get', { module, ...(cid !== undefined && { cid }) });
  return (
    <Card title={texts.settings[module].title}>
      {setting.isError ? (
        <Failed onRetry={() => void setting.refetch()} refusal={setting.error} />
      ) : setting.data ? (
        // A later revision is a new form: what a colleague saved is seen before it is overwritten.
        <SettingForm key={setting.data.revision} module={module} cid={cid} setting={setting.data} onStale={() => void setting.refetch()} />
      ) : (
        <ListSkeleton columns={1} />
      )}
    </Card>
  );
}

interface SettingFormProps extends SettingCardProps {
  readonly setting: OutputOf<'shop.setting.get'>;
  readonly onStale: () => void;
}

function SettingForm({ module, cid, setting: { value, revision }, onStale }: SettingFormProps) {
  const texts = useTexts(settingsTexts);
  const { message } = App.useApp();
  const may = useMay();
  const { title, fields: words } = texts.settings[module];
  const wordsOf = (name: string) => words[name as keyof typeof words];
  return (
    <CallForm<'shop.setting.set', Record<string, unknown>>
      call="shop.setting.set"
      initial={value}
      toInput={(values) => ({ module, revision, value: changesOf(value, values), ...(cid !== undefined && { cid }) })}
      fieldOf={(path) => path.replace(/^value\./, '')}
      onDone={() => void message.success(texts.saved(title))}
      onRefused={(name) => {
        if (name !== 'SETTING_CHANGED') return false;
        void message.warning(texts.changed);
        onStale();
        return true;
      }}
    >
      {({ isPending }) => (
        <>
          {fieldsOf(settingSchemas[module]).map((field) => {
            const { label, hint, unit }: { label: string; hint: string; unit: string } = wordsOf(field.name);
            return (
              <Form.Item
                key={field.name}
                name={field.name}
                label={label}
                extra={hint}
                {...(field.kind === 'switch' && { valuePropName: 'checked' })}
              >
                <SettingInput field={field} unit={unit} />
              </Form.Item>
            );
          })}
          {may('shop.setting.set') && (
            <Button htmlType="submit" loading={isPending}>
              {texts.save(title)}
            </Button>
          )}
        </>
      )}
    </CallForm>
  );
}
