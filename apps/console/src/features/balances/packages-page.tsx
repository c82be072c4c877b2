import { Alert, Button, Switch } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { balancesTexts } from './balances.texts.ts';
import { PackageDrawer } from './package-drawer.tsx';

type RechargePackage = EntryOf<'ledger.package.list'>;

/** What members will be offered to recharge by. */
export function PackagesPage() {
  const texts = useTexts(balancesTexts);
  const may = useMay();
  const [edited, setEdited] = useState<RechargePackage | 'new' | null>(null);
  return (
    <Page
      title={texts.packages}
      actions={
        may('ledger.package.save') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {texts.newPackage}
          </Button>
        )
      }
    >
      <Alert type="info" showIcon title={texts.packagesSay} />
      <List
        call="ledger.package.list"
        input={() => ({})}
        keyOf={({ id }) => id}
        columns={[
          { key: 'pay', title: texts.pay, width: 160, isFigure: true, render: ({ payFen }) => <b>{money(payFen)}</b> },
          { key: 'bonus', title: texts.bonus, width: 160, isFigure: true, render: ({ bonusFen }) => money(bonusFen) },
          { key: 'gets', title: texts.gets, width: 160, isFigure: true, render: ({ payFen, bonusFen }) => money(payFen + bonusFen) },
          { key: 'on', title: texts.isOn, render: (one) => <OnSwitch of={one} /> },
          {
            key: 'actions',
            title: texts.actions,
            width: 128,
            render: (one) =>
              may('ledger.package.save') && (
                <Button type="link" size="small" onClick={() => setEdited(one)}>
                  {texts.edit}
                </Button>
              ),
          },
        ]}
        empty={texts.emptyPackages}
      />
      {edited && <PackageDrawer edited={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

function OnSwitch({ of: { id, payFen, isOn } }: { readonly of: RechargePackage }) {
  const texts = useTexts(balancesTexts);
  const may = useMay();
  const setOn = useWrite('ledger.package.setOn', {});
  return (
    <Switch
      checked={isOn}
      loading={setOn.isPending}
      disabled={!may('ledger.package.setOn')}
      aria-label={`${texts.pay} ${money(payFen)}`}
      checkedChildren={texts.on}
      unCheckedChildren={texts.off}
      onChange={(isOn) => setOn.send({ id, isOn })}
    />
  );
}
