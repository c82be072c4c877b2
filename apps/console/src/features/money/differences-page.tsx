import { Button } from 'antd';
import { useState } from 'react';
import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { List } from '#ui/list/list';
import type { ListColumn } from '#ui/list/list.types';
import { Page, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { billFilter, useBillFilters } from './bill-filters.ts';
import { ClearDrawer } from './clear-drawer.tsx';
import { Gap } from './gap.tsx';
import styles from './money.module.css';
import { moneyTexts } from './money.texts.ts';
import type { Difference } from './money.types.ts';

const tabs = ['OPEN', 'CLEARED', 'all'] as const;

/** Line by line what a bill and our book do not agree on; who has cleared it, and why. */
export function DifferencesPage() {
  const texts = useTexts(moneyTexts);
  const filters = useBillFilters();
  const [cleared, setCleared] = useState<Difference | null>(null);
  return (
    <Page title={texts.differences}>
      <List
        call="trade.bill.listDifferences"
        input={({ tab = 'OPEN', ...query }) => ({ ...billFilter(query), ...(tab !== 'all' && { state: tab as 'OPEN' }) })}
        keyOf={({ appRef, day, number, what }) => `${day} ${appRef} ${number} ${what}`}
        tabs={{ name: 'tab', entries: tabs.map((value) => ({ value, label: texts.differenceTabs[value] })) }}
        filters={filters}
        columns={useDifferenceColumns(setCleared)}
        empty={texts.emptyDifferences}
      />
      {cleared && <ClearDrawer difference={cleared} onClose={() => setCleared(null)} />}
    </Page>
  );
}

const fenText = (fen: number | null) => (fen === null ? '–' : money(fen));

function useDifferenceColumns(onClear: (difference: Difference) => void): readonly ListColumn<Difference>[] {
  const texts = useTexts(moneyTexts);
  const mayClear = useMay()('trade.bill.clear');
  return [
    {
      key: 'day',
      title: texts.day,
      width: 160,
      render: ({ day, provider, mchId }) => (
        <div className={styles.cell}>
          <b>{day}</b>
          <small>
            {texts.providers[provider]} {mchId}
          </small>
        </div>
      ),
    },
    { key: 'what', title: texts.what, width: 160, render: ({ what }) => texts.whats[what] },
    {
      key: 'number',
      title: texts.number,
      render: ({ number, orderId }) => (
        <div className={styles.cell}>
          <span className={styles.number}>{number}</span>
          {orderId !== null && (
            <small>
              <PageLink to={`/orders/${orderId}`}>{texts.order}</PageLink>
            </small>
          )}
        </div>
      ),
    },
    { key: 'theirs', title: texts.theirs, width: 112, isFigure: true, render: ({ theirsFen }) => fenText(theirsFen) },
    { key: 'ours', title: texts.book, width: 112, isFigure: true, render: ({ oursFen }) => fenText(oursFen) },
    {
      key: 'gap',
      title: texts.gap,
      width: 104,
      isFigure: true,
      render: ({ theirsFen, oursFen }) => <Gap fen={(theirsFen ?? 0) - (oursFen ?? 0)} />,
    },
    { key: 'state', title: texts.state, width: 208, render: (difference) => <Cleared difference={difference} /> },
    {
      key: 'action',
      title: '',
      width: 72,
      render: (difference) =>
        mayClear &&
        difference.cleared === null && (
          <Button type="link" size="small" onClick={() => onClear(difference)}>
            {texts.clear}
          </Button>
        ),
    },
  ];
}

function Cleared({ difference: { cleared } }: { readonly difference: Difference }) {
  const texts = useTexts(moneyTexts);
  const { lang } = useLang();
  if (cleared === null)
    return (
      <Status tone="bad" isPill>
        {texts.waiting}
      </Status>
    );
  return (
    <div className={styles.cell}>
      <span title={cleared.note}>{cleared.note}</span>
      <small>
        {cleared.by.name} · {shortTime(cleared.at, Date.now(), lang)}
      </small>
    </div>
  );
}
