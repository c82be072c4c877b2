import { MessageList, messageTexts, useReadMessages } from '#features/message';
import { supportTexts, useCustomerService } from '#features/support';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import Headset from '#icons/headset';
import { TopBar } from '#navigation/top-bar';
import { Cell, CellGroup } from '#ui/cell';
import styles from './messages-page.module.css';

export function Page() {
  const titles = useTitles();
  const { allRead, serviceSays } = useTexts(messageTexts);
  const { service } = useTexts(supportTexts);
  const customerService = useCustomerService();
  const reading = useReadMessages();
  return (
    <main className={styles.page}>
      <TopBar title={titles.messages}>
        {reading.hasUnread && (
          <button type="button" className={styles.allRead} onClick={reading.readAll}>
            {allRead}
          </button>
        )}
      </TopBar>
      <CellGroup>
        <Cell icon={Headset} label={service} note={serviceSays} onClick={customerService.open} />
      </CellGroup>
      <MessageList reading={reading} />
      {customerService.sheet}
    </main>
  );
}
