import { useFresh } from '#api/read-query';
import { Chat, chatTexts, entranceOf, shopIn, useVisibleHeight } from '#features/chat';
import { useTexts } from '#i18n/texts';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import styles from './kf-page.module.css';

/**
 * Online customer service (spec 2.6). The address names the shop; its fid, nick, avatar, source and timestamp are not believed: who
 * answers, and whether anybody does, is the mall's word.
 */
export function Page({ query }: PageProps) {
  const cid = shopIn(query, useShop());
  const texts = useTexts(chatTexts);
  const height = useVisibleHeight();
  const { data } = useFresh(entranceOf(cid));
  return (
    <main className={styles.page} style={{ height }}>
      <TopBar title={data?.contact?.nick ?? texts.service} />
      <Chat key={cid} cid={cid} contact={data?.contact ?? null} isOpen={data?.status !== 0} query={query} />
    </main>
  );
}
