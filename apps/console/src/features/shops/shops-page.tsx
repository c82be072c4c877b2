import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import ArrowDownUp from '#icons/arrow-down-up';
import Plus from '#icons/plus';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page, PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import { Status } from '#ui/status';
import { OrderDrawer } from './order-drawer.tsx';
import { ShopActions } from './shop-actions.tsx';
import { hoursOn } from './shop-hours.ts';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

type Shop = EntryOf<'shop.shop.list'>;

const tones = { OPEN: 'good', RESTING: 'warn', CLOSED: 'quiet' } as const;
const statuses = ['OPEN', 'RESTING', 'CLOSED'] as const;

export function ShopsPage() {
  const texts = useTexts(shopsTexts);
  const may = useMay();
  const cid = useCurrentShop();
  const [isOrdering, setOrdering] = useState(false);
  const create = may('shop.shop.create') && <NewShop />;
  return (
    <Page
      title={texts.shops}
      actions={
        <>
          {may('shop.shop.setOrder') && (
            <Button icon={<Icon of={ArrowDownUp} />} onClick={() => setOrdering(true)}>
              {texts.order}
            </Button>
          )}
          {create}
        </>
      }
    >
      <List
        call="shop.shop.list"
        input={({ words, status }) => ({
          ...(cid !== undefined && { cid }),
          ...(words && { words }),
          ...(status && { status: status as Shop['status'] }),
        })}
        keyOf={(shop) => shop.cid}
        filters={[
          { kind: 'search', name: 'words', label: texts.search },
          {
            kind: 'select',
            name: 'status',
            label: texts.allStatuses,
            options: statuses.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        columns={[
          { key: 'shop', title: texts.name, render: (shop) => <ShopName shop={shop} /> },
          {
            key: 'status',
            title: texts.status,
            width: 96,
            render: ({ status }) => <Status tone={tones[status]}>{texts.statuses[status]}</Status>,
          },
          { key: 'hours', title: texts.hoursToday, width: 176, render: (shop) => <HoursToday shop={shop} /> },
          { key: 'phones', title: texts.phones, width: 144, render: ({ phones }) => phones.map((phone) => <div key={phone}>{phone}</div>) },
          {
            key: 'place',
            title: texts.place,
            width: 128,
            render: ({ point }) =>
              point ? <Status tone="good">{texts.isPlaced}</Status> : <Status tone="open">{texts.isNotPlaced}</Status>,
          },
          { key: 'actions', title: texts.actions, width: 72, render: (shop) => <ShopActions shop={shop} /> },
        ]}
        empty={{ ...texts.emptyShops, ...(create && { action: create }) }}
      />
      {isOrdering && <OrderDrawer onClose={() => setOrdering(false)} />}
    </Page>
  );
}

function NewShop() {
  const texts = useTexts(shopsTexts);
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => navigate(shopPath('/settings/shops/new'))}>
      {texts.newShop}
    </Button>
  );
}

function ShopName({ shop: { cid, name, address, note, squareLogo, isDefault } }: { readonly shop: Shop }) {
  const texts = useTexts(shopsTexts);
  const may = useMay();
  return (
    <div className={styles.shop}>
      <Picture of={squareLogo} side={40} />
      <div>
        <b title={name}>
          {may('shop.shop.save') ? <PageLink to={`/settings/shops/${cid}`}>{name}</PageLink> : name}
          {isDefault && <small>{texts.isDefault}</small>}
        </b>
        <span>{address || note}</span>
      </div>
    </div>
  );
}

function HoursToday({ shop: { week, hours } }: { readonly shop: Shop }) {
  const texts = useTexts(shopsTexts);
  const today = hoursOn(week, hours, Date.now());
  if (today === null) return <span className={styles.quiet}>{texts.notSaid}</span>;
  return today === '' ? texts.offToday : <span className={styles.figures}>{today}</span>;
}
