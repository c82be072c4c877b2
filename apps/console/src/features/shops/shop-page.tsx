import { App } from 'antd';
import { useNavigate, useParams } from 'react-router';
import type { EntryOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { ShopFields } from './shop-fields.tsx';
import { fieldOf, inputOf, newShop, type ShopValues, valuesOf } from './shop-form.ts';
import { shopsTexts } from './shops.texts.ts';

const LIST = '/settings/shops';

export function NewShopPage() {
  const texts = useTexts(shopsTexts);
  const done = useBackToList();
  return (
    <Page title={texts.newShop} back={LIST}>
      <CallForm<'shop.shop.create', ShopValues>
        call="shop.shop.create"
        initial={newShop}
        toInput={inputOf}
        fieldOf={fieldOf}
        onDone={(_, { name }) => done(texts.created(name))}
      >
        {({ isPending }) => <ShopFields isPending={isPending} action={texts.create} />}
      </CallForm>
    </Page>
  );
}

export function ShopPage() {
  const texts = useTexts(shopsTexts);
  const { cid = '' } = useParams();
  const read = useRead('shop.shop.list', { cid });
  const [shop] = read.data?.list ?? [];
  return (
    <Page title={shop?.name ?? texts.editShop} back={LIST}>
      {shop ? (
        <EditShop key={shop.cid} shop={shop} />
      ) : (
        <Card isFlush>
          {read.isError ? (
            <Failed onRetry={() => void read.refetch()} refusal={read.error} />
          ) : read.data ? (
            <Empty {...texts.notFound} />
          ) : (
            <ListSkeleton columns={2} />
          )}
        </Card>
      )}
    </Page>
  );
}

function EditShop({ shop }: { readonly shop: EntryOf<'shop.shop.list'> }) {
  const texts = useTexts(shopsTexts);
  const done = useBackToList();
  const { cid } = shop;
  return (
    <CallForm<'shop.shop.save', ShopValues>
      call="shop.shop.save"
      initial={valuesOf(shop)}
      toInput={(values) => ({ ...inputOf(values), cid, status: values.status })}
      fieldOf={fieldOf}
      onDone={({ name }) => done(texts.saved(name))}
    >
      {({ isPending }) => <ShopFields isPending={isPending} action={texts.save} hasStatus />}
    </CallForm>
  );
}

function useBackToList(): (said: string) => void {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (said) => {
    void message.success(said);
    void navigate(shopPath(LIST));
  };
}
