import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import type { AgreementType } from '#features/agreement';
import { AgreementSheet, AgreementTerms } from '#features/agreement';
import { AgreementTick, LoginForm, loginTexts, useAgreement } from '#features/login';
import { WechatEntrance } from '#features/wechat';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { PageLink } from '#navigation/page-link';
import { useBack } from '#navigation/use-go';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './login-page.module.css';

interface LoginWaysProps {
  readonly isInWechat: boolean;
  readonly onLoggedIn: (login: OutputOf<'member.account.login'>) => Promise<void>;
  readonly onWechatLogin: (login: OutputOf<'member.wechat.login'>) => Promise<void>;
}

/** Phone and code; inside WeChat its own login stands before them. */
export function LoginWays({ isInWechat, onLoggedIn, onWechatLogin }: LoginWaysProps) {
  const shop = useShop();
  const texts = useTexts(loginTexts);
  const agreement = useAgreement();
  const [text, setText] = useState<{ type: AgreementType; isOpen: boolean }>({ type: 'agree', isOpen: false });
  const tick = (
    <AgreementTick agreement={agreement}>
      <AgreementTerms onRead={(type) => setText({ type, isOpen: true })} />
    </AgreementTick>
  );
  const phoneForm = (isBelow: boolean) => (
    <LoginForm onLoggedIn={onLoggedIn} agreement={agreement}>
      {!isBelow && tick}
    </LoginForm>
  );
  return (
    <main className={styles.page}>
      <Bar />
      <div className={styles.head}>
        <Picture pictureKey={shop.squareLogo} alt="" sizes="56px" loading="eager" className={styles.logo} />
        <h1 className={styles.title}>{texts.title(shop.shopName || shop.merchantName)}</h1>
        <p className={styles.note}>{texts.note}</p>
      </div>
      {isInWechat ? (
        <WechatEntrance mayLogIn={agreement.require} onLoggedIn={onWechatLogin} terms={tick}>
          {phoneForm}
        </WechatEntrance>
      ) : (
        phoneForm(false)
      )}
      <AgreementSheet {...text} onClose={() => setText({ ...text, isOpen: false })} />
    </main>
  );
}

function Bar() {
  const { later } = useTexts(loginTexts);
  const { close } = useMessages();
  const goBack = useBack();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.close} aria-label={close} onClick={goBack}>
        <Icon of={X} size={24} />
      </button>
      <PageLink page="index" className={styles.later}>
        {later}
      </PageLink>
    </header>
  );
}
