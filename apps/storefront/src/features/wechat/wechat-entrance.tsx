import type { OutputOf } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import MessageCircle from '#icons/message-circle';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { useWechatLogin } from './use-wechat-login.ts';
import { wechatTexts } from './wechat.texts.ts';
import styles from './wechat-entrance.module.css';
import { officialAccount } from './wechat-queries.ts';

interface WechatEntranceProps {
  /** Whether the shopper has agreed to what every login asks for; says so if not. */
  readonly mayLogIn: () => boolean;
  readonly onLoggedIn: (login: OutputOf<'member.wechat.login'>) => Promise<void>;
  /** The other ways; told whether this one stands before them. */
  readonly children: (isOffered: boolean) => ReactNode;
  /** What is agreed to. */
  readonly terms: ReactNode;
}

/** Logs in with one tap, before all other ways; alone they are shown where the merchant has no official account. */
export function WechatEntrance({ mayLogIn, onLoggedIn, terms, children }: WechatEntranceProps) {
  const texts = useTexts(wechatTexts);
  const [isUnavailable, setUnavailable] = useState(false);
  const { data } = useRead(officialAccount());
  const { begin, isBusy, trouble } = useWechatLogin(onLoggedIn, () => setUnavailable(true));
  const isOffered = data?.appId !== null && !isUnavailable;
  return (
    <>
      <section className={styles.entrance}>
        {isOffered && (
          <div className={styles.wechat}>
            <Button size="huge" isBlock isBusy={isBusy} onClick={() => mayLogIn() && void begin()}>
              {!isBusy && <Icon of={MessageCircle} size={22} stroke={2} />}
              {isBusy ? texts.loggingIn : texts.logIn}
            </Button>
          </div>
        )}
        {trouble && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        {isOffered && terms}
      </section>
      {isOffered && <h2 className={styles.others}>{texts.otherWays}</h2>}
      {children(isOffered)}
    </>
  );
}
