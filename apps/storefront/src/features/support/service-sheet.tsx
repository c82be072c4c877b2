import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import Headset from '#icons/headset';
import Phone from '#icons/phone';
import { useShop } from '#session/shop-context';
import { useShopPhones } from '#session/use-shop-phones';
import { Cell, CellBody, cellClass } from '#ui/cell';
import { FailedPart } from '#ui/failed';
import { Sheet } from '#ui/sheet';
import { ListSkeleton } from '#ui/skeleton';
import styles from './service-sheet.module.css';
import { supportTexts } from './support.texts.ts';
import { entranceOf } from './support-queries.ts';
import type { ServiceSubject } from './use-go-to-chat.ts';
import { useGoToChat } from './use-go-to-chat.ts';

interface ServiceSheetProps {
  readonly isOpen: boolean;
  readonly subject: ServiceSubject;
  readonly onClose: () => void;
}

/** Writing, where somebody answers (spec 4: state 1), and calling. */
export function ServiceSheet({ isOpen, subject, onClose }: ServiceSheetProps) {
  const { callService } = useTexts(supportTexts);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={callService}>
      <Ways subject={subject} />
    </Sheet>
  );
}

function Ways({ subject }: Pick<ServiceSheetProps, 'subject'>) {
  const shop = useShop();
  const cid = subject.cid ?? shop.cid;
  const texts = useTexts(supportTexts);
  const entrance = useFresh(entranceOf(cid));
  const phones = useShopPhones(cid);
  const goToChat = useGoToChat();
  if (entrance.isError || phones.isError) {
    return <FailedPart text={texts.serviceFailed} onRetry={() => void Promise.all([entrance.refetch(), phones.refetch()])} />;
  }
  if (!entrance.data || !phones.data) return <ListSkeleton />;
  const { status, contact } = entrance.data;
  const isOnline = status === 1 && contact !== null;
  return (
    <>
      {isOnline && (
        <Cell icon={Headset} label={texts.online} note={texts.onlineNote(contact.nick)} onClick={() => goToChat(contact, subject)} />
      )}
      {!isOnline && <p className={styles.note}>{texts.onlineClosed}</p>}
      {phones.data.map((phone) => (
        <a key={phone} href={`tel:${phone}`} className={cellClass}>
          <CellBody icon={Phone} label={phone} note={texts.phoneNote} />
        </a>
      ))}
      {phones.data.length === 0 && <p className={styles.note}>{texts.noPhone}</p>}
    </>
  );
}
