import { Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useCurrentShop } from '#lib/current-shop';
import { money } from '#lib/money';
import { useShopNames } from '#session/shops';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { freightTexts } from './freight.texts.ts';
import { FreightDrawer } from './freight-drawer.tsx';
import { freightExample } from './freight-example.ts';

type Rule = OutputOf<'delivery.freightRule.list'>[number];

export function FreightPage() {
  const texts = useTexts(freightTexts);
  const cid = useCurrentShop();
  const shopName = useShopNames();
  const rules = useRead('delivery.freightRule.list', cid === undefined ? {} : { cid });
  const [edited, setEdited] = useState<Rule | null>(null);
  return (
    <Page title={texts.freight}>
      <Card isFlush>
        {rules.isError ? (
          <Failed onRetry={() => void rules.refetch()} refusal={rules.error} />
        ) : rules.data === undefined ? (
          <ListSkeleton columns={4} />
        ) : rules.data.length === 0 ? (
          <Empty {...texts.emptyFreight} />
        ) : (
          <Table<Rule>
            size="medium"
            pagination={false}
            dataSource={rules.data}
            rowKey="cid"
            columns={[
              { title: texts.shop, ellipsis: true, width: 240, render: (_, rule) => shopName(rule.cid) },
              { title: texts.meaning, render: (_, rule) => freightExample(rule, texts.examples) },
              {
                title: texts.flat,
                width: 128,
                align: 'right',
                render: (_, { isSet, flatFen }) => (isSet ? money(flatFen) : texts.notSet),
              },
              {
                title: texts.freeFrom,
                width: 144,
                align: 'right',
                render: (_, { freeFromFen }) => (freeFromFen === null ? texts.none : money(freeFromFen)),
              },
              {
                title: texts.actions,
                width: 104,
                render: (_, rule) => (
                  <Button type="link" size="small" onClick={() => setEdited(rule)}>
                    {texts.edit}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
      {edited && <FreightDrawer rule={edited} shop={shopName(edited.cid)} onClose={() => setEdited(null)} />}
    </Page>
  );
}
