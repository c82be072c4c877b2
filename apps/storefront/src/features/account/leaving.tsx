import { privacyRows } from '@qianpu/contract/calls/privacy';
import { useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { shortInstantText } from '#lib/instant';
import { Button } from '#ui/button';
import { useToast } from '#ui/toast';
import { safetyState } from './account-queries.ts';
import { privacyTexts } from './privacy.texts.ts';
import styles from './waiting-change.module.css';

/** The account is about to be emptied, and the way back. */
export function Leaving() {
  const texts = useTexts(privacyTexts);
  const { lang } = useMessages();
  const toast = useToast();
  const { data } = useFresh(safetyState());
  const stay = useWrite(privacyRows, 'privacy.account.stay', ['member.safety.state', 'member.safety.events']);
  if (!data?.eraseAt) return null;
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>{texts.leavingTitle}</h2>
      <p>{texts.leaving(shortInstantText(data.eraseAt, lang))}</p>
      <Button
        size="large"
        isBlock
        isBusy={stay.isPending}
        onClick={() => stay.mutate({ input: {} }, { onSuccess: () => toast(texts.stays) })}
      >
        {texts.stay}
      </Button>
    </section>
  );
}
