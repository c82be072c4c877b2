import { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import { useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { shortInstantText } from '#lib/instant';
import { Button } from '#ui/button';
import { useToast } from '#ui/toast';
import { safetyState } from './account-queries.ts';
import { safetyTexts } from './safety.texts.ts';
import styles from './waiting-change.module.css';

/** A phone change that waits, and the brake. */
export function WaitingChange() {
  const texts = useTexts(safetyTexts);
  const { lang } = useMessages();
  const toast = useToast();
  const { data } = useFresh(safetyState());
  const stop = useWrite(accountSafetyRows, 'member.safety.stop', ['member.safety.state', 'member.safety.events']);
  const change = data?.phoneChange;
  if (!change) return null;
  const { phone, dueAt } = change;
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>{texts.waitingTitle}</h2>
      <p>{dueAt === null ? texts.waitingUntold(phone) : texts.waiting(phone, shortInstantText(dueAt, lang))}</p>
      <p className={styles.says}>{texts.stopSays}</p>
      <Button
        size="large"
        isBlock
        isBusy={stop.isPending}
        onClick={() => stop.mutate({ input: {} }, { onSuccess: () => toast(texts.stopped) })}
      >
        {texts.stop}
      </Button>
    </section>
  );
}
