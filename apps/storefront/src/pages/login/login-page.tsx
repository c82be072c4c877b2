import type { OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetMember } from '#api/query-client';
import type { AgreementType } from '#features/agreement';
import { AgreementSheet, AgreementTerms } from '#features/agreement';
import { useMergeGuestCart } from '#features/cart';
import { useMergeFootprints } from '#features/favourite';
import { LoginForm, loginTexts } from '#features/login';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import X from '#icons/x';
import { PageLink } from '#navigation/page-link';
import type { PageProps } from '#navigation/page-module';
import { pathOfReturn } from '#navigation/return-url';
import { useBack, useGo, useGoTo } from '#navigation/use-go';
import { startSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './login-page.module.css';

export function Page({ query: { returnUrl } }: PageProps) {
  const shop = useShop();
  const texts = useTexts(loginTexts);
  const { close } = useMessages();
  const client = useQueryClient();
  const go = useGo();
  const goTo = useGoTo();
  const goBack = useBack();
  const mergeGuestCart = useMergeGuestCart();
  const mergeFootprints = useMergeFootprints();
  const [agreement, setAgreement] = useState<{ type: AgreementType; isOpen: boolean }>({ type: 'agree', isOpen: false });
  const enter = async (login: OutputOf<'member.account.login'>) => {
    forgetMember(client);
    startSession(shop.mid, login);
    await Promise.all([mergeGuestCart(), mergeFootprints()]);
    const path = pathOfReturn(returnUrl, shop.base);
    if (path) goTo(path, { replace: true });
    else go('index', {}, { replace: true });
  };
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <button type="button" className={styles.close} aria-label={close} onClick={goBack}>
          <Icon of={X} size={24} />
        </button>
        <PageLink page="index" className={styles.later}>
          {texts.later}
        </PageLink>
      </header>
      <div className={styles.head}>
        <Picture pictureKey={shop.squareLogo} alt="" sizes="56px" loading="eager" className={styles.logo} />
        <h1 className={styles.title}>{texts.title(shop.shopName || shop.merchantName)}</h1>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <LoginForm onLoggedIn={enter} terms={<AgreementTerms onRead={(type) => setAgreement({ type, isOpen: true })} />} />
      <AgreementSheet {...agreement} onClose={() => setAgreement({ ...agreement, isOpen: false })} />
    </main>
  );
}
