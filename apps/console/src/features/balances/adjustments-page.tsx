import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { balancesTexts } from './balances.texts.ts';

const tabs = ['WAITING', 'DONE', 'REFUSED', 'all'] as const;

/** What staff have changed of balances, and what waits for a second person. */
export function AdjustmentsPage() {
  const texts = useTexts(balancesTexts);
  const may = useMay();
  const columns = useAdjustmentColumns();
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={texts.adjustments}
      actions={
        may('ledger.adjustment.ask') &&
        may('ledger.balance.listForStaff') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setOpen(true)}>
            {texts.adjust}
          </Button>
        )
      }
    >
      <List
        call="ledger.adjustment.list"
        input={({ tab = 'WAITING' }) => (tab === 'all' ? {} : { state: tab as 'WAITING' })}
        keyOf={({ id }) => id}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.tabs[value] })) }}
        columns={columns}
        empty={texts.emptyAdjustments}
      />
      {isOpen && <AdjustDrawer onClose={() => setOpen(false)} />}
    </Page>
  );
}
