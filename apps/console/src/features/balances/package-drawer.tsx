import { App, Button, Drawer, Form } from 'antd';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { YuanInput } from '#ui/form/yuan-input';
import { balancesTexts } from './balances.texts.ts';

interface PackageProps {
  /** Null: a new one. */
  readonly edited: EntryOf<'ledger.package.list'> | null;
  readonly onClose: () => void;
}

interface Values {
  payFen: number | null;
  bonusFen: number | null;
}

export function PackageDrawer({ edited, onClose }: PackageProps) {
  const texts = useTexts(balancesTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={edited ? texts.editPackage : texts.newPackage} size={480} onClose={onClose}>
      <CallForm<'ledger.package.save', Values>
        call="ledger.package.save"
        initial={{ payFen: edited?.payFen ?? null, bonusFen: edited?.bonusFen ?? 0 }}
        toInput={({ payFen, bonusFen }) => ({
          ...(edited && { id: edited.id, revision: edited.revision }),
          payFen: payFen ?? 0,
          bonusFen: bonusFen ?? 0,
        })}
        onDone={() => {
          void message.success(texts.packageSaved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="payFen" label={texts.pay} extra={texts.payHint}>
              <YuanInput aria-label={texts.pay} />
            </Form.Item>
            <Form.Item name="bonusFen" label={texts.bonus} extra={texts.bonusHint}>
              <YuanInput aria-label={texts.bonus} />
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
