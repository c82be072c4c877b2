import { formatFen } from '@qianpu/kit/fen';
import { useEffect, useState } from 'react';
import { useOwnShare } from '#features/share';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { BottomBar, SplitPill } from '#ui/bottom-bar';
import { Button, buttonClassOf } from '#ui/button';
import { useToast } from '#ui/toast';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-pay-page.module.css';
import type { FriendPayInfo } from './friend-request.tsx';

interface OwnLinkProps {
  readonly info: FriendPayInfo;
  readonly token: string;
}

/** Its owner sends the link: by the device, by the messenger's menu, or copied. */
export function OwnLink({ info: { nickName, words, payableFen, lines }, token }: OwnLinkProps) {
  const texts = useTexts(friendPayTexts);
  const toast = useToast();
  const link = useLink(token);
  const title = texts.shareTitle(nickName || texts.friend);
  const describe = words || formatFen(payableFen);
  useOwnShare({ title, describe, link, picture: lines[0]?.picture ?? null });
  const { hasMenu, canSend } = useSending();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast(texts.copied),
      () => toast(texts.notCopied),
    );
  // Whoever thinks better of it has not failed.
  const send = () => navigator.share({ title, text: describe, url: link }).catch(() => undefined);
  return (
    <>
      <p className={styles.note}>{hasMenu ? texts.menu : texts.ownSays}</p>
      <BottomBar>
        <PageLink page="orderList" query={{ tab: 'unpaid' }} className={buttonClassOf({ size: 'large', tone: 'line' })}>
          {texts.payMyself}
        </PageLink>
        <SplitPill>
          <Button size="large" tone={canSend ? 'soft' : 'solid'} onClick={copy}>
            {texts.copy}
          </Button>
          {canSend && (
            <Button size="large" onClick={send}>
              {texts.send}
            </Button>
          )}
        </SplitPill>
      </BottomBar>
    </>
  );
}

/** The page's own address, as a friend opens it: a host of many merchants is told which one is meant. */
function useLink(token: string): string {
  const shop = useShop();
  const mid = new URLSearchParams(readStored('firstUrl', shop.mid)?.split('?')[1]).get('mid');
  return window.location.origin + shop.base + hrefOf('friendPay', { id: token, mid }, shop);
}

/** What the device has to send something with. */
function useSending() {
  const [found, setFound] = useState({ hasMenu: false, canSend: false });
  useEffect(() => {
    const hasMenu = /MicroMessenger/.test(navigator.userAgent);
    setFound({ hasMenu, canSend: !hasMenu && 'share' in navigator });
  }, []);
  return found;
}
