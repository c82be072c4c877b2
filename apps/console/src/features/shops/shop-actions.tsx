import { App, Button, Dropdown } from 'antd';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { shopsTexts } from './shops.texts.ts';

type Shop = EntryOf<'shop.shop.list'>;

/** What is done to a shop without opening it. */
export function ShopActions({ shop: { cid, name, status, isDefault } }: { readonly shop: Shop }) {
  const texts = useTexts(shopsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const save = useWrite('shop.shop.save', {
    onDone: (shop) => void message.success(texts.statusDone(shop.name, texts.statuses[shop.status])),
  });
  const merchant = useWrite('shop.merchant.save', { onDone: () => void message.success(texts.defaultDone(name)) });
  const set = (next: Shop['status']) => save.send({ cid, status: next });
  const confirmClose = () =>
    modal.confirm({
      title: texts.closeAsk(name),
      content: texts.closeText,
      okText: texts.close,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => save.sendAsync({ cid, status: 'CLOSED' }),
    });
  const items = [
    may('shop.merchant.save') &&
      !isDefault && { key: 'default', label: texts.makeDefault, onClick: () => merchant.send({ defaultCid: cid }) },
    may('shop.shop.save') && status !== 'OPEN' && { key: 'open', label: texts.open, onClick: () => set('OPEN') },
    may('shop.shop.save') && status === 'OPEN' && { key: 'rest', label: texts.rest, onClick: () => set('RESTING') },
    may('shop.shop.save') && status !== 'CLOSED' && { key: 'close', label: texts.close, danger: true, onClick: () => void confirmClose() },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<Icon of={Ellipsis} />} aria-label={`${texts.actions}: ${name}`} />
    </Dropdown>
  );
}
