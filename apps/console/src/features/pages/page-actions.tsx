import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { readContext } from '#lib/console-context';
import { useCurrentShop, useShopPath } from '#lib/current-shop';
import { shopAddress } from '#lib/shop-address';
import { useMay } from '#session/me';
import { useSession } from '#session/session';
import { useOwnShops } from '#session/shops';
import { Icon } from '#ui/icon';
import { CopyDrawer } from './copy-drawer.tsx';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';
import type { ActedPage } from './pages.types.ts';

interface ActionsProps {
  readonly page: ActedPage;
  readonly onPublish: () => void;
}

export function PageActions({ page, onPublish }: ActionsProps) {
  const texts = useTexts(pagesTexts);
  const may = useMay();
  const [isCopying, setCopying] = useState(false);
  const items = useItems(page, () => setCopying(true));
  const shops = useOwnShops();
  const current = useCurrentShop();
  const cid = page.cid ?? current ?? shops[0]?.cid;
  const { shopOrigin } = readContext();
  const { mid = '' } = useSession() ?? {};
  const pageId = page.kind === 'home' ? undefined : page.id;
  return (
    <div className={styles.actions}>
      {page.liveVersion !== null && shopOrigin !== null && cid !== undefined && (
        <Button type="link" size="small" href={shopAddress(shopOrigin, { mid, cid }, pageId)} target="_blank" rel="noreferrer">
          {texts.view}
        </Button>
      )}
      {may('decoration.page.publish') && may('decoration.page.check') && (
        <Button type="link" size="small" onClick={onPublish}>
          {texts.publish}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button type="text" size="small" aria-label={`${texts.more} ${page.title}`} icon={<Icon of={Ellipsis} />} />
        </Dropdown>
      )}
      {isCopying && <CopyDrawer page={page} onClose={() => setCopying(false)} />}
    </div>
  );
}

/** What the person may do with the page as it stands. */
function useItems({ id, title, liveVersion, scheduledFor }: ActedPage, onCopy: () => void) {
  const texts = useTexts(pagesTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const unschedule = useWrite('decoration.page.unschedule', { onDone: () => void message.success(texts.unscheduled) });
  const withdraw = useWrite('decoration.page.withdraw', { onDone: () => void message.success(texts.withdrawn) });
  const confirmWithdraw = () =>
    modal.confirm({
      title: texts.withdrawAsk(title),
      content: texts.withdrawText,
      okText: texts.withdraw,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => withdraw.sendAsync({ id }).catch(() => undefined),
    });
  return [
    ...(may('decoration.page.versions')
      ? [{ key: 'versions', label: texts.versions, onClick: () => void navigate(shopPath(`/pages/${id}/versions`)) }]
      : []),
    ...(may('decoration.page.copy') ? [{ key: 'copy', label: texts.copy, onClick: onCopy }] : []),
    ...(may('decoration.page.unschedule') && scheduledFor !== null
      ? [{ key: 'unschedule', label: texts.unschedule, onClick: () => unschedule.send({ id }) }]
      : []),
    ...(may('decoration.page.withdraw') && liveVersion !== null
      ? [{ key: 'withdraw', label: texts.withdraw, danger: true, onClick: () => void confirmWithdraw() }]
      : []),
  ];
}
