import { App, Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { goodsTexts } from './goods.texts.ts';
import type { Goods } from './goods.types.ts';

/** What is done less often with one goods. */
export function RowActions({ goods: { id, title } }: { readonly goods: Goods }) {
  const texts = useTexts(goodsTexts);
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const { modal } = App.useApp();
  const copy = useWrite('catalog.goods.copy', { onDone: (made) => void navigate(shopPath(`/goods/${made.id}`)) });
  const remove = useWrite('catalog.goods.remove');
  const confirmRemove = () =>
    modal.confirm({
      title: `${texts.removeAsk(1)} ${title}`,
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.send({ id }),
    });
  const items = [
    { key: 'listings', label: texts.listings, onClick: () => void navigate(shopPath(`/goods/${id}/listings`)) },
    ...(may('catalog.goods.copy')
      ? [{ key: 'copy', label: texts.copy, onClick: () => copy.send({ id, title: texts.copiedTitle(title) }) }]
      : []),
    ...(may('catalog.goods.remove') ? [{ key: 'remove', label: texts.remove, danger: true, onClick: () => void confirmRemove() }] : []),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" aria-label={texts.more(title)} icon={<Icon of={Ellipsis} />} />
    </Dropdown>
  );
}
